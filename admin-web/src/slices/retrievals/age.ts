const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Returns an age in the largest unit that fits. */
export function ageText(
  ms: number,
  { hours, days }: { readonly hours: string; readonly days: string },
): string {
  return ms < DAY_MS ? `${Math.floor(ms / HOUR_MS)} ${hours}` : `${Math.floor(ms / DAY_MS)} ${days}`;
}
