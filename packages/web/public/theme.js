// Runs before the first paint, so that a chosen appearance never flashes. A file of its own, since nothing is inline.
try {
  const { theme } = JSON.parse(localStorage.getItem("aushang") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Nothing is kept, or keeping is forbidden: the system's appearance.
}
