import {
  ADJUSTMENT_CEILINGS,
  type Adjustment,
  BalanceAdjusted,
  type Voiding,
  adjustBalance,
  approveAdjustment,
  approveVoiding,
  dropAdjustment,
  proposeAdjustment,
  proposeVoiding,
} from '@skins/engine/adjustments';
import { UNITS_PER_GEM, houseDay, invariant, operatorActor } from '@skins/engine/kernel';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { logOf } from '../kit/forge.ts';
import { HOUSE_STREAM, houseOffset } from '../kit/house.ts';
import { order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { ADA, CYD, proposalOf } from '../operators/orders.ts';
import { operatorOn } from '../standing/orders.ts';

const CEILINGS_STREAM = rulesStream(ADJUSTMENT_CEILINGS.name);

export const credit = (gems: number): Adjustment => ({
  way: 'credit',
  amount: gems * UNITS_PER_GEM,
  reason: 'goodwill',
});
export const debit = (gems: number): Adjustment => ({ ...credit(gems), way: 'debit', reason: 'correction' });

/** Returns what an operator adjusted without approval in the house day of a time, over all players, in 1/10,000 gem. */
export const spentBy = (world: World, operatorId: string, time: number, offset: number): number =>
  logOf(world.records)
    .filter(
      (record) =>
        record.actor === operatorActor(operatorId) &&
        houseDay(record.time, offset) === houseDay(time, offset),
    )
    .reduce(
      (sum, record) => sum + (BalanceAdjusted.is(record) && !record.data.approved ? record.data.amount : 0),
      0,
    );

export const adjusting = (world: World, playerId: string, adjustment: Adjustment, by = CYD) => {
  const { context, ...said } = operatorOn(playerId, by);
  return order({
    ...said,
    reads: [...said.reads, CEILINGS_STREAM, HOUSE_STREAM],
    command: adjustBalance,
    input: adjustment,
    context(given, view) {
      const { history } = view.stateOf(rules.streams.rules, CEILINGS_STREAM);
      const ceilings = rulesInForce(history, ADJUSTMENT_CEILINGS, given.time);
      invariant(ceilings !== undefined, 'the first rules are published');
      const spent = spentBy(world, by, given.time, houseOffset(view, given.time));
      return { ...context(given, view), ceilings: ceilings.content, spent };
    },
  });
};

export const proposing = (n: number, playerId: string, adjustment: Adjustment, by = CYD) =>
  order({
    ...operatorOn(playerId, by),
    command: proposeAdjustment,
    input: { ...adjustment, proposalId: proposalOf(n) },
  });

export const approving = (n: number, playerId: string, adjustment: Adjustment, by = ADA) =>
  order({
    ...operatorOn(playerId, by),
    command: approveAdjustment,
    input: { ...adjustment, proposalId: proposalOf(n) },
  });

export const dropping = (n: number, playerId: string, by = CYD) =>
  order({ ...operatorOn(playerId, by), command: dropAdjustment, input: { proposalId: proposalOf(n) } });

/** Items of a player to be voided. @param numbers numbers of the player's items */
export const voidingOf = (playerId: string, ...numbers: readonly number[]): Voiding => ({
  itemIds: numbers.map((n) => `${playerId}-${n}`),
  reason: 'fault',
});

export const proposingToVoid = (n: number, playerId: string, voiding: Voiding, by = CYD) =>
  order({
    ...operatorOn(playerId, by),
    command: proposeVoiding,
    input: { ...voiding, proposalId: proposalOf(n) },
  });

export const approvingToVoid = (n: number, playerId: string, voiding: Voiding, by = ADA) =>
  order({
    ...operatorOn(playerId, by),
    command: approveVoiding,
    input: { ...voiding, proposalId: proposalOf(n) },
  });
