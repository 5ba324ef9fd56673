import { hoursLeft } from '../../shell/ui/time-left';

const DAY_MS = 86_400_000;

/** Formats a date with its time of day, without year and seconds. */
export const dayAndTime = (language: string, milliseconds: number): string =>
  new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(milliseconds);

/** Formats a time of day, without seconds. */
export const timeOfDay = (language: string, milliseconds: number): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(milliseconds);

/** Divides the time until something into whole days and hours:minutes:seconds. */
export function daysAndRest(milliseconds: number): { readonly days: number; readonly rest: string } {
  const days = Math.floor(Math.max(0, milliseconds) / DAY_MS);
  return { days, rest: hoursLeft(milliseconds - days * DAY_MS) };
}
