import { useMemo } from 'react';
import { onHouseClock, useHouseOffset } from './house-time';
import { type Locale, useConsoleLocale } from './locale';

/** How numbers are written, and times by the house's clocks. */
export interface Format {
  readonly gems: (gems: number) => string;
  /** an amount of outside money, with its currency's code */
  readonly money: (amount: number, currency: string) => string;
  readonly count: (count: number) => string;
  /** a count that need not be whole */
  readonly amount: (count: number) => string;
  readonly percent: (share: number) => string;
  /** as an axis shows it */
  readonly wholePercent: (share: number) => string;
  /** with as many digits as a rare item needs */
  readonly probability: (share: number) => string;
  readonly signed: (value: number) => string;
  /** with up to four decimal places */
  readonly signedFine: (value: number) => string;
  readonly decimal: (value: number) => string;
  readonly time: (time: number) => string;
  readonly day: (time: number) => string;
  /** the time of day */
  readonly clock: (time: number) => string;
  /** as short as tiles are */
  readonly moment: (time: number) => string;
}

/** From here on an amount is written without decimals. */
const ROUGH = 100;

const MOMENT = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const formats = new Map<string, Format>();

/**
 * Formatters are costly to make, so each language has its own once.
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
