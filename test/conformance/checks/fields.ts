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

/** Check 8: every change of a record is reported at that record, or declared harmless or late. */
export function overlooked(kit: AnyKit): Found {
  const { records } = played(kit);
  const log = logOf(records);
  const own = new Set(Object.keys(kit.slice.events));
  const fields = Map.groupBy(
    log
      .flatMap((record, index) => (own.has(record.type) ? leavesOf(record, index) : []))
      .filter(({ path: [member = ''] }) => !CALLERS_OWN.has(member)),
    nameOf,
  );
  const faults = new Set<string>();
  const excused = new Set<string>();
  const late = new Set<string>();
  for (const [name, leaves] of fields)
    for (const { other, index } of changesOf(kit, log, leaves)) {
      const changed = records.with(index, JSON.stringify(other));
      const position = audited(changed, kit.shop).divergence?.position;
      if (position === index + 1) continue;
      (position === undefined ? excused : late).add(name);
      const loose = [...kit.harmless, ...(position === undefined ? [] : kit.late)];
      if (!excuses(loose, name))
        faults.add(`${name}, ${position === undefined ? 'found nowhere' : 'found late'}`);
    }
  return { faults: [...faults], excused, late };
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
