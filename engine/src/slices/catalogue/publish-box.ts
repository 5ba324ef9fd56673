import { versionHashOf } from '../../fairness/index.ts';
import { type Command, accepted, canonicalJson, ordered, rejected } from '../../kernel/index.ts';
import { type BoxFault, type PublishBox, drafted, termsOf } from './box-draft.ts';
import { BoxFace, BoxVersionPublished } from './events.ts';
import type { Filling } from './list-skins.ts';
import { type CatalogueState, boxInForce, catalogueAhead } from './state.ts';

/** In order of precedence. */
export type PublishBoxRejection =
  | BoxFault
  /** there are players: boxes need a proposal and an approval */
  | { readonly code: 'needs-approval' };

/**
 * Puts a box version on sale while there are no players, with its items at their current prices.
 * Writes nothing if it is on sale unchanged.
 */
export const publishBox: Command<
  Pick<CatalogueState, 'history'>,
  PublishBox,
  Filling,
  PublishBoxRejection,
  { published: number }
> = {
  name: 'publish-box',
  decide({ history }, input, { played, time }) {
    const state = catalogueAhead(history);
    const draft = drafted(state, input);
    if ('odds' in draft) {
      const { odds } = draft;
      const terms = termsOf(input);
      const box = boxInForce(state, input.boxId);
      const versionHash = versionHashOf(odds);
      if (
        box?.current.versionHash === versionHash &&
        canonicalJson([box.face, box.current.terms]) === canonicalJson([input.face, terms])
      )
        return accepted();
      if (played) return rejected({ code: 'needs-approval' });
      const version = (box?.versions.length ?? 0) + 1;
      return accepted(
        BoxVersionPublished.of({
          odds,
          face: ordered(BoxFace, input.face),
          versionHash,
          version,
          terms,
          from: time,
        }),
      );
    }
    return rejected(draft);
  },
  reply: (events) => ({ published: events.length }),
};
