import { type NumberSigns, numberTyped, numberWritten } from '@skins/engine/typed';
import { i18n } from './index';

/** 2^24, as in the engine's fairness module. Importing that would add SHA-256 to the first load. */
export const TICKETS = 16_777_216;

/** Makes an Intl formatter once per language, as making one is slow. */
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

const signs = perLanguage((locale): NumberSigns => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const said = (type: string) => parts.find((part) => part.type === type)?.value;
  const group = said('group');
  return {
    decimal: said('decimal') === ',' ? ',' : '.',
    group: group === '.' || group === ',' ? group : ' ',
  };
});

/** Reads a typed number, however it is separated, as JSON writes it: '1000.5'. Undefined if it is none. */
export const typedNumber = (text: string): string | undefined => numberTyped(text, signs());
/** Writes a number for a field that `typedNumber` reads. */
export const fieldNumber = (value: number): string => numberWritten(value, signs());

/** Formats gems without the icon, with two to four decimals. */
export const gems = (value: number): string => gemFormat().format(value);
/** Formats a whole number with separators. */
export const count = (value: number): string => countFormat().format(value);
/** Formats a fraction as percent with two decimals: 0.9212 → 92.12%. */
export const percent = (fraction: number): string => percentFormat().format(fraction);
/** Formats a fraction as percent with four decimals: 0.416042 → 41.6042%. */
export const finePercent = (fraction: number): string => ticketFormat().format(fraction);
/** Formats tickets as percent with four decimals. */
export const ticketPercent = (tickets: number): string => finePercent(tickets / TICKETS);
/** the last time that a Date can hold, milliseconds since 1970 */
const LAST_DATE = 8.64e15;
/** Formats date and time. Settings may contain a time beyond the calendar. */
export const moment = (milliseconds: number): string =>
  timeFormat().format(Math.min(milliseconds, LAST_DATE));
/** Formats the time of day. */
export const clock = (milliseconds: number): string => clockFormat().format(milliseconds);

/** Says how long ago a time was, in the largest unit that fits. */
export function ago(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const format = agoFormat();
  if (seconds < 60) return format.format(-seconds, 'second');
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), 'hour');
  return format.format(-Math.floor(seconds / 86_400), 'day');
}
