import type { FastifyInstance } from 'fastify';
import type { Text } from '@skins/engine/catalogue';
import { CallRefused, Refused, signedRoute } from '../../foundation/http/index.ts';
import { codePath } from './pay-action.ts';
import { type PaymentDesk, isOrderId } from './payment-desk.ts';
import { findingOf } from './payment-notes.ts';
import type { CallbackFault, ProviderPayment } from './payment-provider.ts';

export const CALLBACK_PATH = '/api/pay/callback';
const BODY_BYTES = 262_144;
/** How long the provider is asked to repeat a payment of an unknown order, which a log put back may still get. */
const UNKNOWN_MS = 24 * 3_600_000;

const FAULTS: Readonly<Record<CallbackFault, Text>> = {
  unsigned: { zh: '签名不符', en: 'not signed', ru: 'нет подписи', vi: 'chữ ký sai' },
  'too-old': { zh: '签名过期', en: 'signed too long ago', ru: 'подпись устарела', vi: 'chữ ký đã cũ' },
  unreadable: { zh: '内容无法识别', en: 'unreadable', ru: 'не читается', vi: 'không đọc được' },
};

/** Routes outside the contract: the provider's callbacks, whose bytes are signed, and the target of QR codes. */
export async function paymentRoutes(
  app: FastifyInstance,
  desk: PaymentDesk,
  clock: () => number,
): Promise<void> {
  await signedRoute(app, {
    path: CALLBACK_PATH,
    bodyMax: BODY_BYTES,
    async answer({ body, headers }, reply) {
      const verdict = await heard(desk, body, headers, clock());
      // Accept only what was committed or needs no action; the provider retries everything else.
      return reply.code(200).send({ code: 200, data: verdict });
    },
  });
  app.get<{ Params: { data: string } }>(
    codePath(':data'),
    { schema: { hide: true } },
    async (request, reply) => {
      const url = await desk.urlOf(request.params.data);
      if (url instanceof CallRefused) throw new Refused(url);
      return reply.header('cache-control', 'no-store').redirect(url, 303);
    },
  );
}

/** @throws Refused if it is unsigned, or if its order has been unknown for less than a day, so that the provider retries */
async function heard(
  desk: PaymentDesk,
  body: string,
  headers: Parameters<PaymentDesk['provider']['read']>[1],
  now: number,
): Promise<string> {
  const callback = await desk.provider.read(body, headers, now);
  if (callback.kind === 'fault')
    throw new Refused(new CallRefused('callback-refused', { detail: FAULTS[callback.fault] }));
  if (callback.kind === 'other') return 'nothing-new';
  const { payment } = callback;
  // A payment for something else on the same account: refused for ever, it would make the provider close the endpoint.
  if (!isOrderId(payment.orderId)) return 'nothing-new';
  const verdict = await desk.hear(payment);
  const { reference, state, reversed } = payment;
  if (verdict === 'unknown-order') return unknown(desk, payment, now);
  await desk.notes.came(payment.orderId, { time: now, reference, said: reversed ?? state, verdict });
  // A signed statement with another amount or player, or about money that did not arrive. A retry would not help; operators see it.
  const what = findingOf(verdict);
  if (what !== undefined) await desk.notes.found({ reference, subject: payment.orderId, what, time: now });
  else if (state === 'paid') await desk.notes.settled(reference);
  return verdict;
}

/** Shows operators what was paid for an order that the log does not have. @throws Refused during the first day */
async function unknown({ notes }: PaymentDesk, payment: ProviderPayment, now: number): Promise<string> {
  const { reference, orderId, state } = payment;
  if (state !== 'paid') return 'nothing-new';
  const first = await notes.found({ reference, subject: orderId, what: 'unknown-order', time: now });
  if (now - first < UNKNOWN_MS) throw new Refused(new CallRefused('order-unknown'));
  return 'unknown-order';
}
