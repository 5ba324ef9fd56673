import { nativeSha256 } from '@skins/api/foundation/secrets';
import { newAudit } from '@skins/engine/audit';
import { rulesHashOf } from '@skins/engine/fairness';
import type { Envelope } from '@skins/engine/kernel';
import { RulesPublished } from '@skins/engine/rules';
import { describe, expect, it } from 'vitest';
import { audited } from '../kit/audited.ts';
import { type Log, logOf, recordsOf } from '../kit/forge.ts';
import type { AnyKit } from '../kit/kit.ts';
import { kits } from '../kit/kits.ts';
import { type Leaf, leavesOf, nameOf, replaced } from '../kit/leaves.ts';
import { World } from '../kit/world.ts';

/** Numbers at and beyond the limits of amounts, dates and exact integers. */
const EXTREMES = [10 ** 15, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, Number.MAX_VALUE];

function played(kit: AnyKit): Log {
  const world = new World({ shop: kit.shop });
  kit.play(world);
  return logOf(world.records);
}

/** Returns one leaf for each integer field of a slice's records, envelope included. */
function integersOf({ slice }: AnyKit, log: Log): readonly Leaf[] {
  const leaves = log
    .flatMap((record, index) => (record.type in slice.events ? leavesOf(record, index) : []))
    .filter(({ value }) => Number.isInteger(value));
  return [...new Map(leaves.map((leaf) => [nameOf(leaf), leaf])).values()];
}

const RECORD: Envelope = {
  stream: 'rules-grants',
  version: 1,
  type: RulesPublished.type,
  v: 1,
  time: 0,
  actor: 'system',
  command: 'forged',
  data: null,
};

/** Ways to forge a number: in one record, or everywhere it occurs in the log. */
const FORGERS: Readonly<Record<string, (log: Log, leaf: Leaf, extreme: number) => Log>> = {
  once: (log, { record, index, path }, extreme) => log.with(index, replaced(record, path, extreme)),
  'wherever it stands': (log, leaf, extreme) =>
    log.map((record, index) =>
      leavesOf(record, index)
        .filter(({ path, value }) => value === leaf.value && path.at(-1) === leaf.path.at(-1))
        .reduce((at, { path }) => replaced(at, path, extreme), record),
    ),
};

/** Returns the log with rule hashes replaced by the hashes of the changed rules, everywhere. */
function rehashed(log: Log, before: Log): Log {
  const hashes = log.flatMap((record, index): [former: string, now: string][] => {
    const former: Envelope | undefined = before[index];
    if (former === undefined || former === record || !RulesPublished.is(record) || !RulesPublished.is(former))
      return [];
    const { name, content } = record.data;
    return [[former.data.hash, hashIfAny(name, content)]];
  });
  if (hashes.length === 0) return log;
  const forged: Log = JSON.parse(
    hashes.reduce((text, [former, now]) => text.replaceAll(former, now), JSON.stringify(log)),
  );
  return forged;
}

/** Returns the rules hash, or any other hash for content without a canonical form. */
function hashIfAny(name: string, content: unknown): string {
  try {
    return rulesHashOf(name, content, nativeSha256);
  } catch {
    return nativeSha256(name);
  }
}

describe.each(kits.map((kit) => [kit.slice.name, kit] as const))(
  'an absurd number in events of %s',
  (_name, kit) => {
    const log = played(kit);
    const leaves = integersOf(kit, log);
    const fits = ({ record, path }: Leaf, extreme: number): boolean =>
      path[0] !== 'data' ||
      kit.slice.events[record.type]?.fits(replaced(record, path, extreme).data) === true;

    it.each(Object.entries(FORGERS))(
      '%s is reported or accepted, and never ends the audit with an error',
      (_forger, forge) => {
        const thrown = leaves.flatMap((leaf) =>
          EXTREMES.filter((extreme) => fits(leaf, extreme)).flatMap((extreme) => {
            const records = recordsOf(rehashed(forge(log, leaf, extreme), log));
            try {
              audited(records, kit.shop);
              return [];
            } catch (error) {
              return [`${nameOf(leaf)} = ${extreme}: ${String(error)}`];
            }
          }),
        );
        expect(thrown).toEqual([]);
      },
    );
  },
);

it.each([1_000, 100_000])('an event that is nested %i deep is reported', (depth) => {
  const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const record = recordsOf([RECORD])[0]?.replace('null', nested) ?? '';
  expect(newAudit().next(record)).toMatchObject({ rule: 'record' });
});
