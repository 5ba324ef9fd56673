import { playerStream } from '@skins/engine/accounts';
import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { DAY_MS, type RulesInForce, invariant, playerActor } from '@skins/engine/kernel';
import { NOTICE_MS, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import {
  type ClaimMonthReward,
  SIGN_IN_BOARD,
  type SignInBoard,
  type SignInToday,
  claimMonthReward,
  signInToday,
} from '@skins/engine/signin';
import { HOUSE_STREAM, houseOffset } from '../kit/house.ts';
import { type Given, type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { upgradingNow } from '../upgrades/orders.ts';

const BOARD_STREAM = rulesStream(SIGN_IN_BOARD.name);
/** Streams that every claim reads. */
export const CLAIM_READS = [BOARD_STREAM, HOUSE_STREAM, CATALOGUE_STREAM];

export function boardAt(view: View, time: number): RulesInForce<SignInBoard> {
  const inForce = rulesInForce(view.stateOf(rules.streams.rules, BOARD_STREAM).history, SIGN_IN_BOARD, time);
  invariant(inForce !== undefined, 'the first rules are published');
  return inForce;
}

const contextOf = (given: Given, view: View) => ({
  ...given,
  offset: houseOffset(view, given.time),
  priceOf: (skinId: string) =>
    catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, given.time).skins.get(
      skinId,
    )?.price,
});

export const signing = (playerId: string, input: SignInToday = {}) =>
  order({
    command: signInToday,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: CLAIM_READS,
    context: (given, view) => ({ ...contextOf(given, view), board: boardAt(view, given.time) }),
  });

export const claimingMonth = (playerId: string, input: ClaimMonthReward) =>
  order({
    command: claimMonthReward,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: CLAIM_READS,
    context: (given, view) => ({
      ...contextOf(given, view),
      boardAt: (time: number) => boardAt(view, time),
    }),
  });

/** Fulfils the first board's conditions and signs in; then a day passes. */
export function signedDay(world: World, playerId: string): void {
  world.must(upgradingNow(world, playerId, { gems: 40_000 }));
  world.must(signing(playerId));
  world.time += DAY_MS;
}

/** Lets an operator publish another board, and waits until it is in force. @param n number in the proposal's id */
export function boarding(world: World, n: number, change: Partial<SignInBoard>): void {
  changing(world, n, { rules: SIGN_IN_BOARD, content: { ...SIGN_IN_BOARD.first, ...change } });
  world.time += NOTICE_MS;
}
