const two = (value: number) => String(value).padStart(2, '0');

/** Reads `?timer=`: the expected end in milliseconds since 1970, or the remaining seconds. */
export function endOf(timer: string | null, now: number): number {
  const value = Number(timer ?? 0);
  if (!Number.isFinite(value)) return 0;
  return value > 1e12 ? value : now + value * 1000;
}

/** Returns hours, minutes and seconds; empty if the time is over or unknown. */
export function timeLeft(end: number, now: number): string {
  const seconds = Math.ceil((end - now) / 1000);
  if (seconds <= 0) return '';
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}
