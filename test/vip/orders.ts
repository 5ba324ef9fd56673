import { playerStream } from '@skins/engine/accounts';
import { invariant, playerActor } from '@skins/engine/kernel';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { type ClaimVipBonus, VIP_TABLE, claimVipBonus } from '@skins/engine/vip';
import { type View, order } from '../kit/order.ts';

const TABLE_STREAM = rulesStream(VIP_TABLE.name);

/** Returns the table in force at a time. */
export function tableAt(view: View, time: number) {
  const inForce = rulesInForce(view.stateOf(rules.streams.rules, TABLE_STREAM).history, VIP_TABLE, time);
  invariant(inForce !== undefined, 'the first rules are published');
  return inForce;
}

export const claiming = (playerId: string, input: ClaimVipBonus) =>
  order({
    command: claimVipBonus,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: [TABLE_STREAM],
    context: (given, view) => ({ ...given, table: tableAt(view, given.time) }),
  });
