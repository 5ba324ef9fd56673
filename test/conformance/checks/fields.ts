import { type Log, logOf } from '../../kit/forge.ts';
import type { AnyKit } from '../../kit/kit.ts';
import { audited } from '../../kit/audited.ts';
import { type Leaf, choicesOf, leavesOf, nameOf, replaced, schemaAt } from '../../kit/leaves.ts';
import { excuses, played } from '../played.ts';

/**
 * Actor, time, command id and input are the caller's choice: no record has to agree with them, and only the Merkle tree
 * protects them. Where a command's events tell its input, its hash is checked.
 */
const CALLERS_OWN: ReadonlySet<string> = new Set(['time', 'actor', 'command', 'input']);

/** Tested occurrences of each field: the first and the last. */
const PLACES = [0, -1];

interface Found {
  readonly faults: readonly string[];
  /** changes that were reported nowhere */
  readonly excused: ReadonlySet<string>;
  /** changes that were reported after their own record */
  readonly late: ReadonlySet<string>;
}

/** A record of the play with another value in one of its fields. */
interface FieldChange {
  readonly name: string;
  readonly index: number;
  readonly changed: readonly string[];
}

/** Check 8: every change of a record is reported at that record, or declared harmless or late. */
export function overlooked(kit: AnyKit): Found {
  const faults = new Set<string>();
  const excused = new Set<string>();
  const late = new Set<string>();
  for (const change of fieldChanges(kit)) {
    const { name, index } = change;
    const position = positionOf(kit, change);
    if (position === index + 1) continue;
    (position === undefined ? excused : late).add(name);
    if (!isExcused(kit, change, position))
      faults.add(`${name}, ${position === undefined ? 'found nowhere' : 'found late'}`);
  }
  return { faults: [...faults], excused, late };
}

/** Whether a change is reported otherwise than it should be. */
export function isOverlooked(kit: AnyKit, change: FieldChange): boolean {
  const position = positionOf(kit, change);
  return position !== change.index + 1 && !isExcused(kit, change, position);
}

const positionOf = ({ shop }: AnyKit, { changed }: FieldChange): number | undefined =>
  audited(changed, shop).divergence?.position;

const isExcused = (kit: AnyKit, { name }: FieldChange, position: number | undefined): boolean =>
  excuses([...kit.harmless, ...(position === undefined ? [] : kit.late)], name);

/** Yields the changes of all fields of a slice's events. */
export function* fieldChanges(kit: AnyKit): Generator<FieldChange> {
  const { records } = played(kit);
  const log = logOf(records);
  const own = new Set(Object.keys(kit.slice.events));
  const fields = Map.groupBy(
    log
      .flatMap((record, index) => (own.has(record.type) ? leavesOf(record, index) : []))
      .filter(({ path: [member = ''] }) => !CALLERS_OWN.has(member)),
    nameOf,
  );
  for (const [name, leaves] of fields)
    for (const { other, index } of changesOf(kit, log, leaves))
      yield { name, index, changed: records.with(index, JSON.stringify(other)) };
}

function changesOf({ slice }: AnyKit, log: Log, leaves: readonly Leaf[]) {
  const tried = new Set(PLACES.map((place) => leaves.at(place)).filter((leaf) => leaf !== undefined));
  const seen = [...new Set(leaves.map(({ value }) => value))];
  return [...tried].flatMap((leaf) => {
    const { record, path, index } = leaf;
    const type = slice.events[record.type];
    const schema = path[0] === 'data' ? schemaAt(type?.schema, path.slice(1)) : undefined;
    return choicesOf(leaf, seen, envelopeValues(log, path), schema)
      .map((value) => replaced(record, path, value))
      .filter((other) => path[0] !== 'data' || type?.fits(other.data) === true)
      .map((other) => ({ index, other }));
  });
}

/** Values that the same envelope member has elsewhere in the log. */
const envelopeValues = (log: Log, [member = '', ...rest]: readonly string[]): unknown[] =>
  rest.length > 0
    ? []
    : [...new Set(log.map((record): unknown => member in record && Reflect.get(record, member)))];
