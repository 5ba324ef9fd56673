import { TICKETS, count, gems, moment, percent, ticketPercent } from '../../shell/i18n/format';
import type { ChangeLine } from './queries';

/** The words used to format figures. */
export interface FigureWords {
  readonly on: string;
  readonly off: string;
  readonly none: string;
  /** of a list without entries */
  readonly nothing: string;
  readonly days: (figure: string) => string;
  readonly hours: (figure: string) => string;
  readonly minutes: (figure: string) => string;
  readonly points: (figure: string) => string;
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

function span(ms: number, words: FigureWords): string {
  if (ms >= DAY && ms % DAY === 0) return words.days(count(ms / DAY));
  if (ms >= HOUR && ms % HOUR === 0) return words.hours(count(ms / HOUR));
  return words.minutes(count(ms / MINUTE));
}

/** Formats one side of a difference. */
export function figureText(
  figure: ChangeLine['before'],
  unit: ChangeLine['unit'],
  words: FigureWords,
): string {
  if (figure === null) return words.none;
  if (typeof figure === 'boolean') return figure ? words.on : words.off;
  if (figure === '[]' || figure === '{}') return words.nothing;
  if (typeof figure === 'string') return figure;
  switch (unit) {
    case 'gems':
      return gems(figure);
    case 'share':
      return percent(figure);
    case 'chance':
      return ticketPercent(figure * TICKETS);
    case 'ms':
      return span(figure, words);
    case 'time':
      return moment(figure);
    case 'count':
    case 'switch':
    case 'text':
    case 'picture':
    default:
      return count(figure);
  }
}

/** The kind of a figure's change. */
type Turn = 'up' | 'down' | 'added' | 'removed' | 'other';

/** The sentence that tells a change; a switch is told as turned, whatever it was before. */
export function sentenceOf(line: Pick<ChangeLine, 'before' | 'after' | 'unit'>): Turn | 'on' | 'off' {
  if (typeof line.after === 'boolean') return line.after ? 'on' : 'off';
  return turnOf(line);
}

export function turnOf({ before, after, unit }: Pick<ChangeLine, 'before' | 'after' | 'unit'>): Turn {
  if (before === null) return 'added';
  if (after === null) return 'removed';
  if (typeof before !== 'number' || typeof after !== 'number' || unit === 'time') return 'other';
  return after > before ? 'up' : 'down';
}

const POINTS: Partial<Readonly<Record<ChangeLine['unit'], number>>> = { share: 2, chance: 4 };
const PERCENT = 100;

/** Formats a difference with its sign; shares and chances differ in points. */
export function deltaText(line: Pick<ChangeLine, 'before' | 'after' | 'unit'>, words: FigureWords): string {
  const { before, after, unit } = line;
  if (typeof before !== 'number' || typeof after !== 'number' || unit === 'time') return '';
  const sign = after > before ? '+' : '−';
  const by = Math.abs(after - before);
  const places = POINTS[unit];
  return places === undefined
    ? `${sign}${figureText(by, unit, words)}`
    : `${sign}${words.points((by * PERCENT).toFixed(places))}`;
}
