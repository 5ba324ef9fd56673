import type { KeptFigure, KeptLine } from './kept-lines.ts';

/** A line with its place in a difference: the order is that of `rank`, `heavy`, `group`, `weight`, as numbers descend. */
export interface PlacedLine {
  readonly line: KeptLine;
  /** lines of a group are shown together */
  readonly group: string;
  readonly rank: number;
  /** the largest weight in its group, as far as one owner has the group */
  readonly heavy: number;
  /** how far the sides are apart: a part of the former figure, or more where something comes or goes */
  readonly weight: number;
  /** change of a price as a part of it, in a group of prices */
  readonly ratio: number | null;
}

/** Prices of a group: how many rise and fall, the median and the largest change as parts of the former price. */
export interface Spread {
  readonly rise: number;
  readonly fall: number;
  readonly median: number;
  readonly largest: number;
}

const [RULES, PRICES, BOXES, TOUCHED, SKINS, SHELVES, ORDERS] = [7, 6, 5, 4, 3, 2, 1];
const [GONE, HEAD, ADDED] = [1e9, 1e8, 1e6];
const TOUCHED_FIELDS: ReadonlySet<string> = new Set(['/rtp', '/items/*/value']);

/** Places the lines of one document. */
export function placedLines(lines: readonly KeptLine[]): PlacedLine[] {
  const isTouched = lines.every((line) => line.of === 'box' && TOUCHED_FIELDS.has(line.field));
  const weights = lines.map(weightOf);
  const largest = Math.max(...weights);
  return lines.map((line, k) => ({
    line,
    ...placeOf(line, isTouched, largest),
    weight: weights[k] ?? 0,
  }));
}

function placeOf(line: KeptLine, isTouched: boolean, largest: number): Omit<PlacedLine, 'line' | 'weight'> {
  const place = (rank: number, group: string, heavy = 0, ratio: number | null = null) => ({
    rank,
    group,
    heavy,
    ratio,
  });
  switch (line.of) {
    case 'rules':
      return place(RULES, line.id);
    case 'operator':
    case 'mode':
      return place(RULES, 'operators');
    case 'skin':
      return line.field === '/price' && typeof line.before === 'number' && typeof line.after === 'number'
        ? place(PRICES, 'prices', 0, (line.after - line.before) / line.before)
        : place(SKINS, `skin:${line.id}`, largest);
    case 'box':
    case 'shelf':
    default:
      if (line.id === 'order') return place(ORDERS, `${line.of}:order`);
      if (isTouched) return place(TOUCHED, 'touched');
      return place(line.of === 'box' ? BOXES : SHELVES, `${line.of}:${line.id}`, largest);
  }
}

function weightOf(line: KeptLine): number {
  if ('field' in line && line.field === '/retired') return GONE;
  if ('field' in line && line.field === '/rtp' && line.of === 'box')
    return HEAD + apart(line.before, line.after);
  return apart(line.before, line.after);
}

function apart(before: KeptFigure, after: KeptFigure): number {
  if (before === null || after === null) return ADDED;
  if (typeof before !== 'number' || typeof after !== 'number') return 0;
  return Math.min(Math.abs(after - before) / Math.max(Math.abs(before), Number.EPSILON), ADDED);
}

/** Compares lines by their place, the worst first; lines of one place keep their order. */
export const byPlace = (a: PlacedLine, b: PlacedLine): number =>
  b.rank - a.rank ||
  b.heavy - a.heavy ||
  (a.group < b.group ? -1 : Number(a.group > b.group)) ||
  b.weight - a.weight;

/** Returns the spread of ratios in ascending order; null if there is none. */
export function spreadOf(ratios: readonly number[]): Spread | null {
  const [least, most] = [ratios[0], ratios.at(-1)];
  if (least === undefined || most === undefined) return null;
  const [lower = 0, upper = 0] = [ratios[(ratios.length - 1) >> 1], ratios[ratios.length >> 1]];
  return {
    rise: ratios.filter((ratio) => ratio > 0).length,
    fall: ratios.filter((ratio) => ratio < 0).length,
    median: (lower + upper) / 2,
    largest: -least > most ? least : most,
  };
}

/** A group of lines, counted. */
interface PlacedGroup {
  /** one of its lines, which names it */
  readonly line: KeptLine;
  readonly group: string;
  readonly count: number;
  readonly spread: Spread | null;
}

/** A page of a difference. */
export interface DifferencePage {
  readonly total: number;
  /** the first groups, in the order of their lines */
  readonly groups: readonly PlacedGroup[];
  readonly lines: readonly Pick<PlacedLine, 'line' | 'group'>[];
}

export interface Stretch {
  /** lines to leave out */
  readonly from: number;
  readonly size: number;
}

/** Lines that a report and a page show at first. */
export const FIRST_LINES: Stretch = { from: 0, size: 30 };
export const GROUPS_MAX = 50;

/** Returns a page of a difference that is held in memory. @param placed in order */
export function pageOfDifference(placed: readonly PlacedLine[], { from, size }: Stretch): DifferencePage {
  const groups = [...Map.groupBy(placed, ({ group }) => group).entries()].slice(0, GROUPS_MAX);
  return {
    total: placed.length,
    groups: groups.flatMap(([group, own]) => {
      const [first] = own;
      const ratios = own.flatMap(({ ratio }) => ratio ?? []).toSorted((a, b) => a - b);
      return first === undefined
        ? []
        : { line: first.line, group, count: own.length, spread: spreadOf(ratios) };
    }),
    lines: placed.slice(from, from + size).map(({ line, group }) => ({ line, group })),
  };
}
