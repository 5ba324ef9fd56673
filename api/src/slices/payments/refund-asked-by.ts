import type { Moment } from '@skins/engine/kernel';
import { paymentStream } from '@skins/engine/payments';
import type { Shop } from '../../shop/shop.ts';

/** What an operator asks of an order's stream. */
export const refundAskedBy = (game: Shop['game']) => (orderId: string, by: string) => ({
  by,
  streams: game.streams.payment,
  stream: paymentStream(orderId),
  context: (moment: Moment) => ({ ...moment, by, register: game.operators().register }),
});
