import type { AnyFilter, AnyShape, Cell } from './description.ts';
import type { Condition } from './statements.ts';

/** Values by their placeholders in a statement. */
export type Values = Readonly<Record<string, Cell | null>>;

/** The conditions on a list's rows. */
interface Narrowed {
  readonly conditions: readonly Condition[];
  readonly values: Values;
}

interface Demand extends Condition {
  readonly value: Cell;
}

const OWNER = 'whose';
/** Sorts after every text with the same prefix. */
const LAST = '\u{10ffff}';

/** Returns the conditions that an owner and filters impose on a list's rows. */
export function narrowed(
  { whose: column, filters }: AnyShape,
  { whose, filter }: { readonly whose: unknown; readonly filter: object },
): Narrowed {
  const demands = [
    ...(column === null ? [] : equal(OWNER, column, whose)),
    ...Object.entries(filters).flatMap(([name, its]) => demandsOf(name, its, Reflect.get(filter, name))),
  ];
  return {
    conditions: demands,
    values: Object.fromEntries(demands.map(({ place, value }) => [place, value])),
  };
}

/** Returns the value in a column of a row. */
export function cellIn(row: object, column: string): Cell | null {
  const value: unknown = Reflect.get(row, column);
  return isCell(value) ? value : null;
}

const isCell = (value: unknown): value is Cell => typeof value === 'string' || typeof value === 'number';

function demandsOf(name: string, its: AnyFilter, wanted: unknown): Demand[] {
  if ('equals' in its) return equal(name, its.equals, wanted);
  if ('prefix' in its)
    return typeof wanted === 'string' && wanted !== ''
      ? between(name, its.prefix, { from: wanted, to: wanted + LAST })
      : [];
  return typeof wanted === 'object' && wanted !== null ? between(name, its.range, wanted) : [];
}

const equal = (place: string, column: string, value: unknown): Demand[] =>
  isCell(value) ? [{ column, is: '=', place, value }] : [];

function between(name: string, column: string, span: object): Demand[] {
  const [from, to] = [cellIn(span, 'from'), cellIn(span, 'to')];
  return [
    ...(from === null ? [] : [{ column, is: '>=', place: `${name} from`, value: from } as const]),
    ...(to === null ? [] : [{ column, is: '<', place: `${name} to`, value: to } as const]),
  ];
}
