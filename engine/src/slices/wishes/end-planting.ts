import { type Command, type Place, accepted } from '../../kernel/index.ts';
import { PlantingEnded } from './events.ts';
import type { Wishes } from './player.ts';

interface EndPlanting {
  readonly asked: Place;
  /** the event that ended the wish; null if it was refused */
  readonly cause: Place | null;
}

/** Frees the place of an own wish. Never refused; writes nothing if repeated. */
export const endPlanting: Command<{ readonly wishes: Wishes }, EndPlanting, unknown, never, null> = {
  name: 'end-planting',
  decide({ wishes: { planted } }, { asked, cause }) {
    const found = planted.find((one) => one.asked === asked);
    return found === undefined ? accepted() : accepted(PlantingEnded.of({ wish: found.wish, asked, cause }));
  },
  reply: () => null,
};
