import { ADJUSTMENT_CEILINGS, BalanceAdjusted, ceilingOf } from '@skins/engine/adjustments';
import { type OperatorRole, UNITS_PER_GEM, houseDay, operatorActor } from '@skins/engine/kernel';
import { ChangeApproved, ChangeProposed } from '@skins/engine/operators';
import { shop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divergenceOf } from '../kit/audited.ts';
import { type Forge, both, edited, logOf, moved, without } from '../kit/forge.ts';
import { ANNA, BEN, enter } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { ADA, BOB, CYD } from '../operators/orders.ts';
import { adjustments, staff } from './index.ts';
import { adjusting } from './orders.ts';

const ROLES: Readonly<Record<string, OperatorRole>> = { [ADA]: 'owner', [BOB]: 'owner', [CYD]: 'support' };

const act = fc.record({
  player: fc.constantFrom(ANNA, BEN),
  by: fc.constantFrom(BOB, CYD, CYD),
  way: fc.constantFrom('credit' as const, 'debit' as const),
  // Amounts near the per-act ceilings, so that the daily ceilings are reached too.
  gems: fc.oneof(fc.integer({ min: 60, max: 101 }), fc.integer({ min: 3_000, max: 5_001 })),
  /** hours until the next act */
  after: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) },
  ),
});

describe("an operator's adjustments", () => {
  it('never exceed the ceilings of the role, per act and per house day over all players', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 40, size: 'max' }), (acts) => {
        const world = new World({ shop });
        staff(world);
        enter(world, BEN, 50);
        for (const { player, by, way, gems, after } of acts) {
          world.time += after * 3_600_000;
          const amount = gems * UNITS_PER_GEM;
          world.run(adjusting(world, player, { way, amount, reason: 'goodwill' }, by));
        }
        const spent = new Map<string, number>();
        for (const record of logOf(world.records)) {
          if (!BalanceAdjusted.is(record)) continue;
          const operatorId = record.actor.slice('operator:'.length);
          const { perAct, perDay } = ceilingOf(ADJUSTMENT_CEILINGS.first, ROLES[operatorId] ?? 'auditor');
          const key = `${operatorId} ${houseDay(record.time, 480)}`;
          const sum = (spent.get(key) ?? 0) + record.data.amount;
          spent.set(key, sum);
          expect(record.data.amount).toBeLessThanOrEqual(perAct);
          expect(sum).toBeLessThanOrEqual(perDay);
        }
        expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});

/** The log of the kit's play: some acts at once, one decided by two operators, one dropped. */
const played = () => {
  const world = new World({ shop });
  adjustments.play(world);
  return logOf(world.records);
};

const approvedPosting = { where: ({ reason }: { reason: string }) => reason === 'adjustment', nth: -1 };

const approvedBy = (operatorId: string): Forge =>
  both(
    moved(WalletPosted, () => ({ actor: operatorActor(operatorId) }), approvedPosting),
    moved(BalanceAdjusted, () => ({ actor: operatorActor(operatorId) }), { nth: -1 }),
    moved(ChangeApproved, () => ({ actor: operatorActor(operatorId) })),
  );

describe('the auditor', () => {
  it('reports nothing in a log that follows the rules', () => {
    expect(divergenceOf(played(), shop)).toBeUndefined();
  });

  it.each<[string, Forge, string]>([
    [
      'a credit above the ceiling that nobody approved',
      both(
        without(ChangeApproved),
        edited(BalanceAdjusted, () => ({ approved: false }), { nth: -1 }),
      ),
      'ceiling',
    ],
    ['a credit that says it was approved, and was not', without(ChangeApproved), 'command'],
    [
      'an approval of what nobody proposed',
      edited(ChangeProposed, () => ({ proposalId: 'f'.repeat(16) })),
      'proposal',
    ],
    [
      'an approval of another amount than was proposed',
      edited(ChangeProposed, () => ({ hash: '5f'.repeat(32) })),
      'proposal',
    ],
    ['an approval by one who may not', approvedBy(CYD), 'operator'],
    [
      'an approval by its author',
      both(
        moved(ChangeProposed, () => ({ actor: operatorActor(BOB) })),
        edited(ChangeProposed, () => ({ editors: [BOB] })),
        approvedBy(BOB),
      ),
      'four-eyes',
    ],
  ])('reports %s', (_what, forge, rule) => {
    expect(divergenceOf(forge(played()), shop)?.rule).toBe(rule);
  });

  it('reports an approval that is replayed', () => {
    const log = played();
    const last = log.findIndex((record) => ChangeApproved.is(record));
    const [posting, adjusted, approval] = log.slice(last - 2, last + 1);
    if (posting === undefined || adjusted === undefined || approval === undefined)
      throw new RangeError('the play holds an approval');
    const stream = log.filter((record) => record.stream === posting.stream);
    const head = stream.length;
    const time = log.at(-1)?.time ?? 0;
    const newest = stream.findLast((record) => WalletPosted.is(record));
    const { balance }: { readonly balance: number } = Object(newest?.data);
    const amount = 9_000 * UNITS_PER_GEM;
    const again = [posting, adjusted, approval].map((record, k) => ({
      ...record,
      version: head + k + 1,
      time,
      command: 'again',
    }));
    const forged = [
      ...log,
      ...again.map((record, k) =>
        k === 0
          ? {
              ...record,
              data: {
                ...Object(posting.data),
                balance: balance + amount,
                cause: `${posting.stream}#${head + 1}`,
              },
            }
          : record,
      ),
    ];
    expect(divergenceOf(forged, shop)?.rule).toBe('proposal');
  });
});
