import { measuring } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';

/** Returns the event types that can change the actions of a flow: those to which a state that a flow follows reacts. */
export const followedTypes = ({ slices, measures }: AnyShop): ReadonlySet<string> =>
  new Set(
    slices.flatMap(({ player, streams }) => [
      ...('none' in player || !player.follows ? [] : measuring(player.fold, measures).types),
      ...Object.values(streams).flatMap(({ fold, follows }) => (follows ? fold.types : [])),
    ]),
  );
