import type { FastifyInstance } from 'fastify';
import type { Text } from '@skins/engine/catalogue';
import { CallRefused, Refused, signedRoute } from '../../foundation/http/index.ts';
import type { DeliveryDesk } from './delivery-desk.ts';

export const DELIVERY_CALLBACK_PATH = '/api/delivery/callback';
const BODY_BYTES = 65_536;
/** The text that the provider reads as accepted ("Callback Notification Service Description", notification mechanism). */
const TAKEN = 'success';

const FAULTS: Readonly<Record<'unsigned' | 'unreadable', Text>> = {
  unsigned: { zh: '签名不符', en: 'not signed', ru: 'нет подписи', vi: 'chữ ký sai' },
  unreadable: { zh: '内容无法识别', en: 'unreadable', ru: 'не читается', vi: 'không đọc được' },
};

/** Routes outside the contract: the provider's callbacks, whose bytes are signed. */
export const deliveryRoutes = (app: FastifyInstance, desk: DeliveryDesk): Promise<void> =>
  signedRoute(app, {
    path: DELIVERY_CALLBACK_PATH,
    bodyMax: BODY_BYTES,
    async answer({ body, headers }, reply) {
      const news = desk.provider.read(body, headers);
      if (news.kind === 'fault')
        throw new Refused(new CallRefused('delivery-callback-refused', { detail: FAULTS[news.fault] }));
      // Accept only what was committed or needs no action; the provider retries everything else.
      if (news.kind === 'delivery') await desk.refresh(news.retrievalId);
      return reply.code(200).type('text/plain').send(TAKEN);
    },
  });
