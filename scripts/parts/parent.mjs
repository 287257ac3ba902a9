const POLL_MS = 500;

/**
 * Makes a script that npm started end with npm. Between the two stands a shell, which passes no signal on: without
 * this a server would keep its port after its `npm start` was told to stop. Not for a script that was started by
 * itself, which may well outlive the shell that it was typed in.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, POLL_MS);
  timer.unref();
}
