import { useEffect, useState } from "preact/hooks";

/** A value that follows another one as soon as it has not changed for `ms` milliseconds; at once for 0. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    if (ms === 0) {
      settle(value);
      return;
    }
    const timer = setTimeout(() => settle(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return ms === 0 ? value : settled;
}
