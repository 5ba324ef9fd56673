import { type Command, type Place, accepted, rejected } from '../../kernel/index.ts';
import { type Terms, WishPlanted } from './events.ts';
import type { PlantingNow } from './plant-wish.ts';
import type { Wish } from './state.ts';

interface PlantAskedWish {
  readonly asked: Place;
  readonly terms: Terms;
}

/** In order of precedence. */
export type PlantAskedRejection = { readonly code: 'wish-known' } | { readonly code: 'stale-version' };

/** Plants a wish that a player asked for. Writes nothing if repeated. */
export const plantAskedWish: Command<
  Wish,
  PlantAskedWish,
  Pick<PlantingNow, 'priceOf'>,
  PlantAskedRejection,
  null
> = {
  name: 'plant-asked-wish',
  decide({ planted }, { asked, terms }, { priceOf }) {
    if (planted?.asked === asked) return accepted();
    if (planted !== undefined) return rejected({ code: 'wish-known' });
    if (priceOf(terms.skinId) !== terms.price) return rejected({ code: 'stale-version' });
    return accepted(WishPlanted.of({ asked, house: null, terms }));
  },
  reply: () => null,
};
