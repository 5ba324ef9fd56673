import { playerStream } from '@skins/engine/accounts';
import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { invariant, playerActor } from '@skins/engine/kernel';
import {
  type ExchangeFragments,
  FRAGMENT_EXCHANGE,
  type FragmentExchange,
  exchangeFragments,
  unlockTrend,
} from '@skins/engine/props';
import { NOTICE_MS, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';

const RULES_STREAM = rulesStream(FRAGMENT_EXCHANGE.name);
/** Streams that an exchange reads. */
export const EXCHANGE_READS = [RULES_STREAM, CATALOGUE_STREAM];

function exchangeAt(view: View, time: number) {
  const { history } = view.stateOf(rules.streams.rules, RULES_STREAM);
  const inForce = rulesInForce(history, FRAGMENT_EXCHANGE, time);
  invariant(inForce !== undefined, 'the first rules are published');
  return inForce;
}

const asking = (playerId: string, input: ExchangeFragments) =>
  order({
    command: exchangeFragments,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: EXCHANGE_READS,
    context: (given, view) => ({
      ...given,
      skin: catalogueAt(
        view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history,
        given.time,
      ).skins.get(input.skinId),
      exchange: exchangeAt(view, given.time),
    }),
  });

/** Returns an exchange under the rules in force. */
export function exchanging(view: View, playerId: string, skinId: string) {
  const { hash, content } = exchangeAt(view, view.time);
  const fragments = content.offers.find((one) => one.skinId === skinId)?.fragments ?? 1;
  return asking(playerId, { skinId, fragments, rulesHash: hash });
}

export const unlocking = (playerId: string) =>
  order({
    command: unlockTrend,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: {},
  });

/**
 * Lets an operator change the offers for fragments, and waits until that is in force. @param n number in the
 * proposal's id
 */
export function offering(world: World, n: number, content: FragmentExchange): void {
  changing(world, n, { rules: FRAGMENT_EXCHANGE, content });
  world.time += NOTICE_MS;
}
