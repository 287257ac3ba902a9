const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** `10/Oct/2000:13:55:36 -0700`, the time of the common log format. */
const COMMON = /^(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):(\d{2}):(\d{2}):(\d{2}) ([+-])(\d{2})(\d{2})$/;

/**
 * A time as logs write it, in milliseconds since 1970 began: of the common log format, ISO 8601, or a number of
 * seconds, milliseconds, microseconds or nanoseconds, told apart by its size. Null for anything else.
 */
export function timeOf(text: string): number | null {
  if (/^\d+(?:\.\d+)?$/.test(text)) return ofNumber(Number(text));
  const common = COMMON.exec(text);
  const found = common === null ? Date.parse(text) : ofCommon(common);
  return Number.isNaN(found) ? null : found;
}

function ofCommon([
  ,
  day,
  month,
  year,
  hour,
  minute,
  second,
  sign,
  hours,
  minutes,
]: RegExpExecArray) {
  const at = MONTHS.indexOf(month as string);
  if (at < 0 || at % 3 !== 0) return Number.NaN;
  const utc = Date.UTC(
    Number(year),
    at / 3,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === "-" ? utc + offset : utc - offset;
}

/** Seconds up to the year 5138, the finer units above. */
function ofNumber(value: number): number {
  if (value < 1e11) return Math.round(value * 1000);
  if (value < 1e14) return Math.round(value);
  return Math.round(value < 1e17 ? value / 1e3 : value / 1e6);
}
