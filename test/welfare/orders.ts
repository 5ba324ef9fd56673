import { playerStream } from '@skins/engine/accounts';
import { invariant, playerActor, type PublishedRules } from '@skins/engine/kernel';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { VIP_TABLE, levelInForce } from '@skins/engine/vip';
import { type ClaimWeekBenefits, WEEK_BENEFITS, claimWeekBenefits } from '@skins/engine/welfare';
import { HOUSE_STREAM, houseOffset } from '../kit/house.ts';
import { type View, order } from '../kit/order.ts';

/** Streams that a claim reads besides its own. */
const CLAIM_LOOKS = [WEEK_BENEFITS, VIP_TABLE].map(({ name }) => rulesStream(name)).concat(HOUSE_STREAM);

function inForce<Content>(view: View, published: PublishedRules<Content>, time: number) {
  const { history } = view.stateOf(rules.streams.rules, rulesStream(published.name));
  const found = rulesInForce(history, published, time);
  invariant(found !== undefined, 'the first rules are published');
  return found;
}

export const claimingWeek = (playerId: string, input: ClaimWeekBenefits = {}) =>
  order({
    command: claimWeekBenefits,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: CLAIM_LOOKS,
    context: (given, view) => ({
      ...given,
      benefits: inForce(view, WEEK_BENEFITS, given.time),
      vip: levelInForce(
        view.stateOf(shop.streams.player, playerStream(playerId)).vip,
        inForce(view, VIP_TABLE, given.time),
      ),
      houseOffset: houseOffset(view, given.time),
    }),
  });
