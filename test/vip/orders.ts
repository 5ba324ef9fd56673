import { playerStream } from '@skins/engine/accounts';
import { UNITS_PER_GEM, invariant, playerActor } from '@skins/engine/kernel';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { topUp } from '@skins/engine/shop/sample-top-up';
import { type ClaimVipBonus, VIP_TABLE, claimVipBonus } from '@skins/engine/vip';
import { type View, order } from '../kit/order.ts';

const TABLE_STREAM = rulesStream(VIP_TABLE.name);
const PROVIDER = 'provider:sample';

/** The table that counts at a time. */
export function tableAt(view: View, time: number) {
  const inForce = rulesInForce(view.stateOf(rules.streams.rules, TABLE_STREAM).history, VIP_TABLE, time);
  invariant(inForce !== undefined, 'the first rules are published');
  return inForce;
}

/** The player buys so many gems. */
export const paying = (playerId: string, gems: number) =>
  order({
    command: topUp.commands['sample-pay'],
    stream: playerStream(playerId),
    actor: PROVIDER,
    input: { amount: gems * UNITS_PER_GEM },
  });

/** So many gems that were bought are charged back. */
export const takingBack = (playerId: string, gems: number) =>
  order({
    command: topUp.commands['sample-take-back'],
    stream: playerStream(playerId),
    actor: PROVIDER,
    input: { amount: gems * UNITS_PER_GEM },
  });

export const claiming = (playerId: string, input: ClaimVipBonus) =>
  order({
    command: claimVipBonus,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: [TABLE_STREAM],
    context: (given, view) => ({ ...given, table: tableAt(view, given.time) }),
  });
