import { randomBytes } from 'node:crypto';
import { isTradeLink } from '@skins/engine/typed';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  type LocalAnswer,
  type LocalOptions,
  LocalProviderServer,
  type LocalRequest,
  htmlAnswer,
  isSecret,
} from '../../../foundation/providers/index.ts';
import { ORDER_KNOWN, ORDER_NONE } from '../cs2dt-objects.ts';
import { DeliveryCallbacks } from './callbacks.ts';
import { FAULT_MODES, type FaultMode } from './faults.ts';
import { type LocalOrder, LocalOrders } from './ledger.ts';
import { faultPage, lostPage, offerPage } from './offer-page.ts';

const PAGE_MAX = 50;
/** Time in which a trade can be reversed: seven days. */
const SETTLES_MS = 7 * 86_400_000;
const [TAKEN, WAITS, ACCEPTED, FAILED, SETTLED, REVERSED] = [1, 3, 10, 11, 200, 221] as const;
const WRONG_LINK = 140_005;
const PRIVATE = 106_509;
const NONE_ON_SALE = 1_317;
const WRONG = 140_001;
const BUSY = 140_000;

const Buying = Compile(
  Type.Object({
    outTradeNo: Type.String({ pattern: '^[0-9a-zA-Z]{1,64}$' }),
    tradeUrl: Type.String(),
    marketHashName: Type.String({ minLength: 1 }),
    maxPrice: Type.Number({ minimum: 0 }),
  }),
);
const Cancelling = Compile(Type.Object({ orderId: Type.String() }));

/**
 * A provider of deliveries for development and tests, with the players' side of trade offers, that speaks the part of CS2DT's
 * protocol which the shop uses.
 */
export class LocalDeliveries extends LocalProviderServer<LocalOrders, FaultMode> {
  readonly key = randomBytes(16).toString('hex');
  readonly callbackSecret = randomBytes(16).toString('hex');
  readonly callbacks = new DeliveryCallbacks(this.callbackSecret, () => this.faults.mode);
  protected override readonly parts = {
    callbacks: this.callbacks,
    openLedger: (file: string) => new LocalOrders(file),
    modes: FAULT_MODES,
    faultPage,
  };

  /** @throws if the port is taken */
  static start({ port, ...options }: LocalOptions): Promise<LocalDeliveries> {
    return new LocalDeliveries(options).listen(port);
  }

  /** Returns the order with the shop's own number. */
  orderOf(outTradeNo: string): LocalOrder | undefined {
    return this.ledger.byNumber(outTradeNo);
  }

  /** Number of orders. */
  get ordered(): number {
    return this.ledger.count();
  }

  /** Simulates the player's action on the platform. */
  act(outTradeNo: string, action: string): void {
    const one = this.ledger.byNumber(outTradeNo);
    if (one === undefined) return;
    if (one.status === TAKEN && action === 'offer') this.#offer(one);
    if (one.status === WAITS && action === 'accept') this.#become(one, ACCEPTED);
    if (one.status === WAITS && action === 'decline')
      this.#become(one, FAILED, 'ORDER_FAILED_OF_BUYER_DECLINE');
    if (one.status === WAITS && action === 'expire')
      this.#become(one, FAILED, 'ORDER_FAILED_OF_OFFER_EXPIRED');
    if (one.status === ACCEPTED && action === 'reverse') this.#become(one, REVERSED);
  }

  #offer(one: LocalOrder): void {
    one.tradeOfferId = one.orderId.slice(-10);
    this.#become(one, WAITS);
  }

  #become(one: LocalOrder, status: number, failedCode: string | null = null): void {
    Object.assign(one, { status, failedCode, changed: this.now() });
    this.ledger.save(one);
    this.callbacks.tell(one);
  }

  protected override page({ url: { pathname }, method, body }: LocalRequest): LocalAnswer {
    const id = /^\/tradeoffer\/(\d{1,20})\/$/.exec(pathname)?.[1] ?? '';
    const one = this.ledger.byId(`7539${id.padStart(14, '0')}`);
    if (one === undefined || one.tradeOfferId !== id) return htmlAnswer(404, lostPage());
    if (method !== 'POST') return htmlAnswer(200, offerPage(one));
    this.act(one.outTradeNo, new URLSearchParams(body).get('action') ?? '');
    return { ...htmlAnswer(303, ''), to: pathname };
  }

  protected override api({ method, url, body }: LocalRequest): LocalAnswer | 'cut' {
    const { mode } = this.faults;
    const said = this.#answerTo(url, body);
    // It was done, but the answer is lost.
    return mode === 'lost' && method === 'POST' ? 'cut' : said;
  }

  #answerTo({ pathname, searchParams }: URL, body: string): LocalAnswer {
    const { mode } = this.faults;
    if (!isSecret(searchParams.get('app-key') ?? '', this.key)) return fault(140_020);
    if (mode === 'busy') return fault(BUSY);
    switch (pathname) {
      case '/v1/trade/v2/quick-buy':
        return this.#buy(body);
      case '/v1/order/v2/buy/detail': {
        const one = this.ledger.byNumber(searchParams.get('outTradeNo') ?? '');
        return one === undefined ? fault(ORDER_NONE) : done(this.#object(one));
      }
      case '/v1/order/buyer-cancel':
        return this.#cancel(body);
      case '/v1/order/buyer/list': {
        const limit = Math.min(Number(searchParams.get('limit') ?? '10'), PAGE_MAX);
        const page = Number(searchParams.get('page') ?? '1');
        const list = this.ledger.page((page - 1) * limit, limit).map((one) => this.#object(one));
        return done({ total: this.ledger.count(), page, limit, list });
      }
      case '/v1/user/steam-info':
        if (!isTradeLink(searchParams.get('tradeUrl') ?? '')) return fault(WRONG_LINK);
        return done({
          checkStatus: mode === 'private' ? 2 : 1,
          statusList: mode === 'private' ? [PRIVATE] : [],
        });
      default:
        return fault(WRONG);
    }
  }

  #buy(body: string): LocalAnswer {
    const asked = parsed(body);
    if (!Buying.Check(asked)) return fault(WRONG);
    const { outTradeNo, tradeUrl, marketHashName: itemName, maxPrice: price } = asked;
    if (this.ledger.byNumber(outTradeNo) !== undefined) return fault(ORDER_KNOWN);
    if (!isTradeLink(tradeUrl)) return fault(WRONG_LINK);
    if (this.faults.mode === 'private') return fault(PRIVATE);
    if (this.faults.mode === 'empty') return fault(NONE_ON_SALE);
    const made = this.ledger.begin({ outTradeNo, tradeUrl, itemName, price }, this.now());
    if (made === undefined) return fault(ORDER_KNOWN);
    if (this.faults.mode !== 'waiting') this.#offer(made);
    return done({ orderId: made.orderId, buyPrice: price, delivery: 2, offerId: made.tradeOfferId });
  }

  #cancel(body: string): LocalAnswer {
    const asked = parsed(body);
    const one = Cancelling.Check(asked) ? this.ledger.byId(asked.orderId) : undefined;
    if (one === undefined) return fault(WRONG);
    if (one.status !== TAKEN && one.status !== WAITS) return fault(140_002);
    this.#become(one, FAILED, 'ORDER_FAILED_OF_CHANNEL_BUYER_CANCEL');
    return done(null);
  }

  #object(one: LocalOrder): object {
    const { orderId, outTradeNo, status, failedCode, tradeOfferId, price, changed } = one;
    const settled = status === ACCEPTED && this.now() > changed + SETTLES_MS;
    return {
      orderId,
      outTradeNo,
      status: settled ? SETTLED : status,
      failedCode,
      tradeOfferId,
      price,
    };
  }
}

const done = (data: object | null): LocalAnswer => ({
  status: 200,
  type: 'json',
  body: JSON.stringify({ success: true, data, errorCode: 0, errorMsg: null }),
});
const fault = (errorCode: number): LocalAnswer => ({
  status: 200,
  type: 'json',
  body: JSON.stringify({ success: false, data: null, errorCode, errorMsg: `code ${errorCode}` }),
});

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
