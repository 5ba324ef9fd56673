import { measuring } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';

/** The types of event that can change what a flow asks for: those that a state reacts to which a flow follows. */
export const followedTypes = ({ slices, measures }: AnyShop): ReadonlySet<string> =>
  new Set(
    slices.flatMap(({ player, streams }) => [
      ...('none' in player || !player.follows ? [] : measuring(player.fold, measures).types),
      ...Object.values(streams).flatMap(({ fold, follows }) => (follows ? fold.types : [])),
    ]),
  );
