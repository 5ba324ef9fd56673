import { playerStream } from '@skins/engine/accounts';
import { DEMONSTRATION_STREAM, openDemonstration } from '@skins/engine/demonstration';
import { SYSTEM } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { order } from '../kit/order.ts';

export const SIMULATED = { players: 200, days: 1, seed: 7 };

/** @param known players who may be registered */
export const opening = (...known: readonly string[]) =>
  order({
    command: openDemonstration,
    stream: DEMONSTRATION_STREAM,
    actor: SYSTEM,
    input: SIMULATED,
    reads: known.map(playerStream),
    context: (_given, view) => ({
      players: known.filter((id) => view.stateOf(shop.streams.player, playerStream(id)).accounts.registered)
        .length,
    }),
  });
