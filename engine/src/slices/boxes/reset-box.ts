import type { BoxVersion } from '../catalogue/index.ts';
import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { PropUsed, type Props, heldOf } from '../props/index.ts';
import { BoxLimitReset } from './events.ts';
import { type Boxes, openedOn } from './state.ts';

interface ResetBox {
  readonly boxId: string;
}

interface ResetBoxContext extends Moment {
  /** the version on sale, if the box exists */
  readonly version: BoxVersion | undefined;
  /** of the house's days at that time, in minutes ahead of UTC */
  readonly houseOffset: number;
}

/** In order of precedence. */
export type ResetBoxRejection =
  | { readonly code: 'unknown-box'; readonly boxId: string }
  /** the box may be opened any number of times, or was not opened today since it was reset: the card would be lost */
  | { readonly code: 'nothing-to-reset'; readonly boxId: string }
  | { readonly code: 'prop-not-held'; readonly needed: number; readonly held: number };

interface State {
  readonly boxes: Boxes;
  readonly props: Props;
}

/**
 * Uses up a card that gives a box's openings of the day again (seeds, second document, section 3, reward types). What the box
 * gives away a day is given once all the same.
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
