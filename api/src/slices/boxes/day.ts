import { NOTHING_OPENED, leftOf, openedOn } from '@skins/engine/boxes';
import type { Box } from '@skins/engine/catalogue';
import { heldOf } from '@skins/engine/props';
import type { Player } from '@skins/engine/shop';

/**
 * Returns the opens left of a box on the house day, and the props that the player could use. A visitor is treated like a new player.
 * @param at milliseconds since 1970, and the house offset then, in minutes ahead of UTC
 */
export function dayOf(
  player: Pick<Player, 'boxes' | 'props'> | undefined,
  { boxId, current: { terms } }: Box,
  { time, offset }: { readonly time: number; readonly offset: number },
) {
  const today = player === undefined ? NOTHING_OPENED : openedOn(player.boxes, boxId, time, offset);
  const left = leftOf(terms, today);
  const resets = player === undefined ? 0 : heldOf(player.props, 'resetOpenBox');
  return {
    opened: today.opens,
    left: left.opens,
    freeLeft: left.free,
    tickets: player === undefined ? 0 : heldOf(player.props, 'OpenBox', boxId),
    resets: terms.perDay === null || today.opens === 0 ? 0 : resets,
  };
}
