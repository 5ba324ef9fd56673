import type { Moment } from '@skins/engine/kernel';
import { withdrawalStream } from '@skins/engine/retrievals';
import type { Shop } from '../../shop/shop.ts';

/** What an operator asks of a withdrawal's stream. */
export const askedBy = (game: Shop['game']) => (id: string, by: string) => ({
  by,
  streams: game.streams.withdrawal,
  stream: withdrawalStream(id),
  context: (moment: Moment) => ({ ...moment, by, register: game.operators().register }),
});
