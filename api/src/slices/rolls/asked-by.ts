import type { Moment } from '@skins/engine/kernel';
import { roomStream } from '@skins/engine/rolls';
import type { Shop } from '../../shop/shop.ts';

/** Makes an operator's command for a room's stream. */
export const askedBy = (game: Shop['game']) => (id: string, by: string) => ({
  by,
  streams: game.streams.roll,
  stream: roomStream(id),
  context: (moment: Moment) => ({ ...moment, by, register: game.operators().register }),
});
