import type { Line } from '@skins/api/settings/shapes';

/** Lines of one thing, or of one field of many things. */
export interface LineGroup {
  readonly key: string;
  readonly name: string;
  /** worst first */
  readonly lines: readonly Line[];
  /** whether each line is of another thing, in the same field */
  readonly ofField: boolean;
  /** the change of their figures, if they are of one field */
  readonly spread: Spread | undefined;
}

/** Relative changes of figures that were not 0 before; fractions. */
interface Spread {
  readonly median: number;
  /** of the greatest size, with its sign */
  readonly largest: number;
}

/** From this many things on, lines of one field are a group of their own. */
const MANY = 4;

/**
 * Groups lines: what goes, then each thing with more than one line, then a field that changes for many things. Groups and
 * their lines stand in order of the size of their change; none is left out.
 */
export function groupsOf(lines: readonly Line[]): readonly LineGroup[] {
  const things = Map.groupBy(lines, ({ group }) => group);
  const isAlone = ({ group }: Line) => things.get(group)?.length === 1;
  const alone = Map.groupBy(lines.filter(isAlone), ({ field, group }) => `${kindOf(group)} ${field}`);
  const many = [...alone].filter(([, own]) => own.length >= MANY);
  const taken = new Set(many.flatMap(([, own]) => own.map(({ group }) => group)));
  const groups = [
    ...many.map(([key, own]) => groupOf(key, own[0]?.fieldName ?? '', own, true)),
    ...[...things]
      .filter(([group]) => !taken.has(group))
      .map(([group, own]) => groupOf(group, own[0]?.groupName ?? '', own, false)),
  ];
  return groups.toSorted((a, b) => worstOf(b) - worstOf(a));
}

const kindOf = (group: string): string => group.split(':')[0] ?? group;

function groupOf(key: string, name: string, lines: readonly Line[], isField: boolean): LineGroup {
  const sorted = isField ? lines.toSorted((a, b) => sizeOf(b) - sizeOf(a)) : lines;
  return { key, name, lines: sorted, ofField: isField, spread: isField ? spreadOf(lines) : undefined };
}

/** Returns the relative change of a figure; undefined if it has none. */
export function relativeOf({ before, after }: Line): number | undefined {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return undefined;
  return after / before - 1;
}

/** What goes or is new weighs more than any change of a figure; words weigh least. */
const [GONE, NEW] = [Number.MAX_VALUE, 1_000_000];

function sizeOf(line: Line): number {
  if (line.field === 'retired') return GONE;
  if (line.before === null || line.after === null) return NEW;
  return Math.abs(relativeOf(line) ?? 0);
}

const worstOf = ({ lines }: LineGroup): number =>
  lines.reduce((worst, line) => Math.max(worst, sizeOf(line)), 0);

function spreadOf(lines: readonly Line[]): Spread | undefined {
  const changes = lines.flatMap((line) => relativeOf(line) ?? []).toSorted((a, b) => a - b);
  if (changes.length === 0) return undefined;
  const middle = changes.length / 2;
  const [low = 0, high = 0] = [changes[Math.ceil(middle) - 1], changes[Math.floor(middle)]];
  const largest = changes.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
  return { median: (low + high) / 2, largest };
}
