import { useMemo } from 'react';
import { onHouseClock, useHouseOffset } from './house-time';
import { type Locale, useConsoleLocale } from './locale';

/** Formatters of numbers, and of times in house time. */
export interface Format {
  readonly gems: (gems: number) => string;
  /** an amount of real money with its currency code */
  readonly money: (amount: number, currency: string) => string;
  readonly count: (count: number) => string;
  /** a count, not always whole */
  readonly amount: (count: number) => string;
  readonly percent: (share: number) => string;
  /** for chart axes */
  readonly wholePercent: (share: number) => string;
  /** with enough digits for a rare item */
  readonly probability: (share: number) => string;
  /** with a sign and one decimal place */
  readonly signedPercent: (share: number) => string;
  readonly signed: (value: number) => string;
  /** with up to four decimal places */
  readonly signedFine: (value: number) => string;
  readonly decimal: (value: number) => string;
  readonly time: (time: number) => string;
  readonly day: (time: number) => string;
  /** the time of day */
  readonly clock: (time: number) => string;
  /** short, for tiles */
  readonly moment: (time: number) => string;
}

/** From this amount on, decimals are dropped. */
const ROUGH = 100;

const MOMENT = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const formats = new Map<string, Format>();

/**
 * Returns the formatters of a language, cached, as making them is slow.
 * @param offset of the house, in minutes ahead of UTC
 */
export function formatOf(locale: Locale, offset: number): Format {
  const key = `${locale} ${offset}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: number): string => format.format(value);
  };
  const whole = number({ maximumFractionDigits: 0 });
  const small = number({ maximumSignificantDigits: 2 });
  const monies = new Map<string, (amount: number) => string>();
  const moneyIn = (currency: string) => {
    const money = monies.get(currency) ?? number({ style: 'currency', currency, currencyDisplay: 'code' });
    monies.set(currency, money);
    return money;
  };
  const time = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23', timeZone: 'UTC' });
    return (value: number): string => format.format(onHouseClock(value, offset));
  };
  const made: Format = {
    gems: number({ minimumFractionDigits: 2, maximumFractionDigits: 4 }),
    money: (amount, currency) => moneyIn(currency)(amount),
    count: whole,
    amount: (value) => (value < ROUGH ? small(value) : whole(value)),
    percent: number({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    wholePercent: number({ style: 'percent', maximumFractionDigits: 1 }),
    probability: number({ style: 'percent', maximumSignificantDigits: 4 }),
    signedPercent: number({
      style: 'percent',
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
    signed: number({ signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    signedFine: number({ signDisplay: 'exceptZero', maximumFractionDigits: 4 }),
    decimal: number({ maximumSignificantDigits: 4 }),
    time: time({ dateStyle: 'medium', timeStyle: 'medium' }),
    day: time({ dateStyle: 'medium' }),
    clock: time({ timeStyle: 'short' }),
    moment: time(MOMENT),
  };
  formats.set(key, made);
  return made;
}

export function useFormat(): Format {
  const locale = useConsoleLocale();
  const offset = useHouseOffset();
  return useMemo(() => formatOf(locale, offset), [locale, offset]);
}
