import { i18n } from './index';

/** 2^24, as the engine's fairness has it: not imported from there, as that would bring SHA-256 into the first load. */
export const TICKETS = 16_777_216;

/** Making an Intl formatter is slow, so each is made once per language. */
function perLanguage<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const spoken: string | undefined = i18n.language;
    const locale = spoken ?? 'en';
    const known = made.get(locale);
    if (known !== undefined) return known;
    const fresh = make(locale);
    made.set(locale, fresh);
    return fresh;
  };
}

const gemFormat = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
      signDisplay: 'negative',
    }),
);
const countFormat = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const percentFormat = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const ticketFormat = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 4, maximumFractionDigits: 4 }),
);
const timeFormat = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }),
);
const clockFormat = perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }));
const agoFormat = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** Gems without the icon: two decimals at least, four at most. */
export const gems = (value: number): string => gemFormat().format(value);
/** A whole number with its separators. */
export const count = (value: number): string => countFormat().format(value);
/** A fraction as percent with two decimals: 0.9212 → 92.12%. */
export const percent = (fraction: number): string => percentFormat().format(fraction);
/** A fraction as percent with four decimals: 0.416042 → 41.6042%. */
export const finePercent = (fraction: number): string => ticketFormat().format(fraction);
/** Tickets as percent with four decimals. */
export const ticketPercent = (tickets: number): string => finePercent(tickets / TICKETS);
/** Beyond it there is no date. */
const LAST_DATE = 8.64e15;
/** Date and time; settings may state one that no calendar has. */
export const moment = (milliseconds: number): string =>
  timeFormat().format(Math.min(milliseconds, LAST_DATE));
/** The time of day. */
export const clock = (milliseconds: number): string => clockFormat().format(milliseconds);

/** How long ago, in the largest unit that fits. */
export function ago(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const format = agoFormat();
  if (seconds < 60) return format.format(-seconds, 'second');
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), 'hour');
  return format.format(-Math.floor(seconds / 86_400), 'day');
}
