import { BoxOpened } from '@skins/engine/boxes';
import { BoxVersionPublished, SkinListed } from '@skins/engine/catalogue';
import { settingHashOf, versionHashOf } from '@skins/engine/fairness';
import { DAY_MS, SYSTEM, operatorActor } from '@skins/engine/kernel';
import { ApprovalModeSet, ChangeApproved, ChangeProposed, ChangeStopped } from '@skins/engine/operators';
import { openingNow } from '../../boxes/orders.ts';
import {
  NO_CHANGE,
  approving,
  changing,
  pricing,
  proposing,
  reboxing,
  stopping,
} from '../../catalogue/orders.ts';
import { type Forge, type Log, both, edited, logOf, moved, recounted, without } from '../../kit/forge.ts';
import { ANNA, begin } from '../../kit/platform.ts';
import { World } from '../../kit/world.ts';
import { ADA, BOB, CYD, adding, disabling, pair, proposalOf } from '../../operators/orders.ts';
import { type Fraud, fraudsIn } from './fraud.ts';

export const CHEAPER = reboxing('box-one', 15_000, 0);

/**
 * A shop with a player, whose boxes two operators change. The last change takes effect a day later; its approver is
 * disabled.
 */
function changed(): World {
  const world = new World();
  begin(world, { [ANNA]: 100 });
  world.must(adding(CYD, 'content'));
  pair(world);
  world.must(openingNow(world, ANNA, 1));
  changing(world, 1, CHEAPER, BOB);
  world.must(openingNow(world, ANNA, 1));
  changing(world, 2, pricing('plain', 4_000), BOB);
  changing(world, 3, { ...NO_CHANGE, retired: [{ boxId: 'box-two' }] }, BOB);
  world.must(openingNow(world, ANNA, 1));
  const change = reboxing('box-one', 12_000, 0);
  const from = world.time + DAY_MS;
  world.must(proposing(4, { change, from }));
  world.must(approving(4, { change, from, by: BOB }));
  world.must(openingNow(world, ANNA, 1));
  world.must(disabling(BOB));
  return world;
}

function played(): Log {
  const world = changed();
  world.must(stopping(4));
  world.time += 2 * DAY_MS;
  world.must(openingNow(world, ANNA, 1));
  return logOf(world.records);
}

export const log = played();

/** Stops the last change after it was in force for a day. @param since whether a player plays under it */
export function stoppedLate(since: 'played' | 'idle'): Log {
  const world = changed();
  world.time += 2 * DAY_MS;
  if (since === 'played') world.must(openingNow(world, ANNA, 1));
  const stop = log.filter((one) => ChangeStopped.is(one)).map((one) => ({ ...one, time: world.time }));
  return recounted([...logOf(world.records), ...stop]);
}

const timeOf = (all: Log, type: string) => all.find((record) => record.type === type)?.time ?? 0;

/** Returns the approving commands, with all their records. */
const approvals = (all: Log): Log[] =>
  all
    .filter((one) => ChangeApproved.is(one))
    .map(({ command }) => all.filter((one) => one.command === command));

/** Attributes the n-th approval to another operator or to the shop. */
const approvedBy =
  (n: number, actor: string): Forge =>
  (all) => {
    const command = approvals(all).at(n)?.[0]?.command;
    return all.map((record) => (record.command === command ? { ...record, actor } : record));
  };

/** Delays the n-th approval. */
const approvedLater =
  (n: number, ms: number): Forge =>
  (all) => {
    const command = approvals(all).at(n)?.[0]?.command;
    const first = all.findIndex((record) => record.command === command);
    return all.map((record, at) => {
      const later = at < first ? record : { ...record, time: record.time + ms };
      if (record.command !== command || !BoxVersionPublished.is(later)) return later;
      return { ...later, data: { ...later.data, from: later.data.from + ms } };
    });
  };

/** Repeats the n-th approval at the end, unchanged or at another time. */
const replayed =
  (n: number): Forge =>
  (all) => {
    const time = all.at(-1)?.time ?? 0;
    const copies = (approvals(all).at(n) ?? []).map((record) => {
      const copy = { ...record, actor: operatorActor(ADA), command: 'again', time };
      if (!BoxVersionPublished.is(copy)) return copy;
      return { ...copy, data: { ...copy.data, version: 4, from: time + 60_000 } };
    });
    return recounted([...all, ...copies]);
  };

/** The first approval publishes another price, under the matching hash. */
const swapped: Forge = edited(
  BoxVersionPublished,
  ({ odds }) => {
    const other = { ...odds, price: 14_000 };
    return { odds: other, versionHash: versionHashOf(other) };
  },
  { nth: 2 },
);

/** Adapts the hash of the proposal and of its approval to the swapped content. */
const rehashed: Forge = (all) => {
  const [first = []] = approvals(all);
  const hash = settingHashOf(
    first.filter((one) => !ChangeApproved.is(one)),
    null,
  );
  return edited(ChangeApproved, () => ({ hash }))(all);
};

export const settingsFrauds: readonly Fraud[] = fraudsIn(log, [
  ['a change that was never approved', 'approved', without(ChangeApproved)],
  ['a change that looks approved, and was never proposed', 'proposal', without(ChangeProposed)],
  ['a published version that was swapped', 'proposal', swapped],
  ['a swapped version under an approval of its own hash', 'proposal', both(swapped, rehashed)],
  ['an approval by its author', 'four-eyes', approvedBy(0, operatorActor(ADA))],
  ['an approval by who may not', 'operator', approvedBy(0, operatorActor(CYD))],
  ['a change at the word of the shop', 'approved', approvedBy(0, SYSTEM)],
  ['an approval after the proposal expired', 'proposal', approvedLater(0, 15 * DAY_MS)],
  ['an approval that was replayed', 'proposal', replayed(3)],
  [
    'the mode of pairs set after the approval, of which the author had given it',
    'approval-mode',
    edited(ApprovalModeSet, ({ from }) => ({ from: from + 30 * DAY_MS })),
  ],
  [
    'a version that counts sooner than was proposed',
    'notice',
    edited(BoxVersionPublished, ({ from }) => ({ from: from - 1 }), { nth: 2 }),
  ],
  [
    'a version that counts later than was proposed',
    'proposal',
    edited(BoxVersionPublished, ({ from }) => ({ from: from + 1 }), { nth: 2 }),
  ],
  ['a price without the boxes that it touches', 'repriced', without(BoxVersionPublished, { nth: 3 })],
  [
    'skins that the shop lists while somebody plays',
    'approved',
    (all) => {
      const listed = all.find((one) => SkinListed.is(one));
      const time = all.at(-1)?.time ?? 0;
      return listed === undefined
        ? all
        : recounted([
            ...all,
            { ...listed, command: 'forged', time, data: { ...Object(listed.data), from: time } },
          ]);
    },
  ],
  ['a stop that never was, of a change that then counts', 'sale', without(ChangeStopped)],
  [
    'a stop while its approver stands',
    'stopped',
    moved(ChangeStopped, () => ({ data: { proposalId: proposalOf(3) } })),
  ],
  ['a stop of what is played by, at a moment that suits', 'stopped', () => stoppedLate('played')],
  [
    'a stop, in the same command, of what its approver was shut out after',
    'stopped',
    (all) =>
      recounted(
        all.flatMap((one) =>
          ChangeStopped.is(one) ? [one, { ...one, data: { proposalId: proposalOf(3) } }] : [one],
        ),
      ),
  ],
  [
    'an open of a version that does not count yet',
    'sale',
    (all) => {
      const early = timeOf(all, BoxOpened.type);
      const second = all.filter((one) => BoxOpened.is(one))[1];
      return all.map((one) =>
        one.command === second?.command ? { ...one, time: Math.max(early, one.time - 60_000) } : one,
      );
    },
  ],
]);
