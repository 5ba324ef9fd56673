import type { Line } from '@skins/api/settings/shapes';
import type { Format } from '../../shell/i18n/format';
import type { texts } from './texts';

type Texts = typeof texts.zh;

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

/** Formats a duration in the largest unit that divides it. */
export function spanText(
  span: number,
  texts: Pick<Texts, 'days' | 'hours' | 'minutes' | 'seconds'>,
  format: Format,
): string {
  if (span >= DAY && span % HOUR === 0 && span % DAY === 0) return texts.days(format.count(span / DAY));
  if (span >= HOUR && span % HOUR === 0) return texts.hours(format.count(span / HOUR));
  if (span >= MINUTE && span % MINUTE === 0) return texts.minutes(format.count(span / MINUTE));
  return texts.seconds(format.count(span / SECOND));
}

/** Formats one side of a difference. */
export function figureText(
  figure: Line['before'],
  unit: Line['unit'],
  texts: Texts & { readonly none: string },
  format: Format,
): string {
  if (figure === null) return texts.none;
  if (typeof figure === 'boolean') return figure ? texts.on : texts.off;
  if (typeof figure === 'string') return figure;
  switch (unit) {
    case 'gems':
      return format.gems(figure);
    case 'share':
      return format.percent(figure);
    case 'chance':
      return format.probability(figure);
    case 'ms':
      return spanText(figure, texts, format);
    case 'time':
      return format.time(figure);
    case 'count':
    case 'switch':
    case 'text':
    case 'picture':
    default:
      return format.count(figure);
  }
}

const PERCENT = 100;

/** Formats a difference: how much more or less, or added or removed. */
export function deltaText(
  { before, after, unit }: Pick<Line, 'before' | 'after' | 'unit'>,
  texts: Texts & { readonly none: string },
  format: Format,
): string {
  if (before === null) return texts.added;
  if (after === null) return texts.removed;
  if (typeof before !== 'number' || typeof after !== 'number' || unit === 'time') return '';
  if (unit === 'share') return texts.points(format.signed((after - before) * PERCENT));
  if (unit === 'chance') return texts.points(format.signedFine((after - before) * PERCENT));
  if (unit === 'ms')
    return `${after > before ? '+' : '−'}${spanText(Math.abs(after - before), texts, format)}`;
  if (unit !== 'gems') return format.signedFine(after - before);
  const share = before === 0 ? '' : ` · ${format.signedPercent((after - before) / before)}`;
  return `${format.signed(after - before)}${share}`;
}
