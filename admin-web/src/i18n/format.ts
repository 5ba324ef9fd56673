import { useMemo } from 'react';
import { type Locale, useConsoleLocale } from './locale';

/** How numbers and times are written. */
export interface Format {
  readonly gems: (gems: number) => string;
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
}

/** From here on an amount is written without decimals. */
const ROUGH = 100;

const formats = new Map<Locale, Format>();

/** Formatters are costly to make, so each language has its own once. */
export function formatOf(locale: Locale): Format {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: number): string => format.format(value);
  };
  const whole = number({ maximumFractionDigits: 0 });
  const small = number({ maximumSignificantDigits: 2 });
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' });
  const made: Format = {
    gems: number({ minimumFractionDigits: 2, maximumFractionDigits: 4 }),
    count: whole,
    amount: (value) => (value < ROUGH ? small(value) : whole(value)),
    percent: number({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    wholePercent: number({ style: 'percent', maximumFractionDigits: 1 }),
    probability: number({ style: 'percent', maximumSignificantDigits: 4 }),
    signed: number({ signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    signedFine: number({ signDisplay: 'exceptZero', maximumFractionDigits: 4 }),
    decimal: number({ maximumSignificantDigits: 4 }),
    time: (value) => time.format(value),
    day: (value) => day.format(value),
    clock: (value) => clock.format(value),
  };
  formats.set(locale, made);
  return made;
}

export function useFormat(): Format {
  const locale = useConsoleLocale();
  return useMemo(() => formatOf(locale), [locale]);
}
