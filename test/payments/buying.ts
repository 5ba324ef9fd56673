import { signatureOf } from '../../api/src/slices/payments/stripe-signature.ts';
import { sessionObject } from '../../api/src/slices/payments/local/session-object.ts';
import type { LocalProvider } from '../../api/src/slices/payments/local/local-provider.ts';
import type { LocalSession } from '../../api/src/slices/payments/local/ledger.ts';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START } from '@skins/api/foundation/store';
import { newAudit } from '@skins/engine/audit';
import { toGems } from '@skins/engine/kernel';
import type { BodyOf, DataOf } from '@skins/api/contract';
import { orderGems, payOnTop, payOrderState, payWay } from '@skins/api/payments/contract';
import type { Player } from '../http/player.ts';
import type { Reply } from '../http/client.ts';
import type { Shop } from '../http/shop.ts';
import { shopTime } from '../http/test-time.ts';
import { until } from './until.ts';

/** The provider beside a shop. @throws where it has none */
export function providerOf(shop: Shop): LocalProvider {
  const { local: localProvider } = shop.serving().service.desks.payments;
  if (localProvider === undefined) throw new Error('the shop has no provider of its own');
  return localProvider;
}

type Ordered = DataOf<typeof orderGems>;

/** An order of goods by a channel, at what the page shows now. */
export async function shown(
  player: Player,
  goodsId = 'gems-100',
  type = 4,
): Promise<BodyOf<typeof orderGems>> {
  const [way] = await player.client.ask(payWay);
  const onTop = await player.client.ask(payOnTop);
  const own = onTop.goods.find(({ id }) => id === goodsId);
  if (way === undefined || own === undefined) throw new Error('there is no way to pay');
  const { gift, bonus } = own;
  return { goodsId, type, rules: { ...way.rules, bonus: onTop.rules }, gift, bonus };
}

export const order = async (player: Player, goodsId?: string, type?: number): Promise<Ordered> =>
  player.client.ask(orderGems, { body: await shown(player, goodsId, type) });

/** What the provider calls an order's payment: out of the address that its code leads to. */
export async function sessionOf(
  shop: Pick<Shop, 'serving'>,
  { orderId }: Pick<Ordered, 'orderId'>,
): Promise<string> {
  const response = await fetch(`${shop.serving().address}/api/pay/creat/code/${orderId}`, {
    redirect: 'manual',
  });
  const target = response.headers.get('location') ?? '';
  if (response.status !== 303) throw new Error(`the code leads nowhere: ${response.status}`);
  return target.slice(target.lastIndexOf('/') + 1);
}

export const stateOf = async (player: Player, orderId: string) =>
  player.client.ask(payOrderState, { query: { orderId } });

/** Waits until an order is in a state. */
export const reaches = (player: Player, orderId: string, state: string, credited?: boolean) =>
  until(async () => {
    const now = await stateOf(player, orderId);
    return now.state === state && (credited === undefined || now.credited === credited);
  });

/** An order that was paid on the cashier's page, and credited. */
export async function bought(shop: Shop, player: Player, goodsId?: string): Promise<Ordered> {
  const ordered = await order(player, goodsId);
  providerOf(shop).act(await sessionOf(shop, ordered), 'pay');
  await reaches(player, ordered.orderId, 'paid', true);
  return ordered;
}

/** A session as the provider would tell of it. */
export const sessionSaid = (
  shop: Shop,
  session: Partial<LocalSession> & Pick<LocalSession, 'id' | 'order'>,
) =>
  sessionObject(
    {
      intent: 'pi_x',
      created: 0,
      expires: 0,
      price: 70_000,
      currency: 'cny',
      title: '',
      player: '',
      back: '',
      status: 'complete',
      paid: true,
      refunded: false,
      refundFailed: false,
      disputed: false,
      won: false,
      ...session,
    },
    providerOf(shop).address,
  );

/** What the auditor finds in a shop's log. */
export async function divergence(shop: Shop) {
  const audit = newAudit({ hash: nativeSha256 });
  for (const { record } of await shop.serving().service.store.readAll(START, 1_000_000)) audit.next(record);
  return audit.finish().divergence;
}

/** The box that costs least. @throws where there is none */
export function cheapestBox(shop: Shop) {
  const boxes = [...shop.serving().service.game.catalogue().boxes.values()];
  const [cheapest] = boxes.toSorted((a, b) => a.current.odds.price - b.current.odds.price);
  if (cheapest === undefined) throw new RangeError('the demo catalogue has boxes');
  const { odds, versionHash } = cheapest.current;
  return { boxId: odds.boxId, price: toGems(odds.price), versionHash };
}

interface Signing {
  readonly secret?: string;
  readonly ageS?: number;
}

/** Sends a callback by hand. */
export function callback(
  shop: Shop,
  type: string,
  object: object,
  { secret = providerOf(shop).callbackSecret, ageS = 0 }: Signing = {},
): Promise<Reply> {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const time = Math.floor(shopTime() / 1_000) - ageS;
  return shop
    .client()
    .send('POST', '/api/pay/callback', body, { 'stripe-signature': signatureOf(secret, time, body) });
}
