import type { BoxVersion } from '../catalogue/index.ts';
import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { PropUsed, type Props, heldOf } from '../props/index.ts';
import { BoxLimitReset } from './events.ts';
import { type Boxes, openedOn } from './state.ts';

interface ResetBox {
  readonly boxId: string;
}

interface ResetBoxContext extends Moment {
  /** version on sale, if the box exists */
  readonly version: BoxVersion | undefined;
  /** house offset at that time, in minutes ahead of UTC */
  readonly houseOffset: number;
}

/** In order of precedence. */
export type ResetBoxRejection =
  | { readonly code: 'unknown-box'; readonly boxId: string }
  /** the box has no limit, or was not opened today since the last reset: the card would be wasted */
  | { readonly code: 'nothing-to-reset'; readonly boxId: string }
  | { readonly code: 'prop-not-held'; readonly needed: number; readonly held: number };

interface State {
  readonly boxes: Boxes;
  readonly props: Props;
}

/**
 * Uses up a card that restores a box's opens of the day (spec 3.16).
 * The box's free opens are not restored.
 */
export const resetBox: Command<State, ResetBox, ResetBoxContext, ResetBoxRejection, object> = {
  name: 'reset-box',
  decide({ boxes, props }, { boxId }, { version, time, houseOffset }) {
    if (version === undefined) return rejected({ code: 'unknown-box', boxId });
    if (version.terms.perDay === null || openedOn(boxes, boxId, time, houseOffset).opens === 0)
      return rejected({ code: 'nothing-to-reset', boxId });
    const held = heldOf(props, 'resetOpenBox');
    if (held === 0) return rejected({ code: 'prop-not-held', needed: 1, held });
    return accepted(PropUsed.of({ prop: 'resetOpenBox', of: null, count: 1 }), BoxLimitReset.of({ boxId }));
  },
  reply: () => ({}),
};
