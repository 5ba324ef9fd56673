import type { IncomingHttpHeaders } from 'node:http';
import {
  ORDER_KNOWN,
  ORDER_NONE,
  account,
  accountFaultOf,
  answer,
  codesIn,
  deliveryOf,
  order,
  orders,
  refusedAs,
} from './cs2dt-objects.ts';
import { fieldsOf, isSigned } from './cs2dt-signature.ts';
import {
  type AccountFault,
  type AskedDelivery,
  type DeliveryName,
  type DeliveryNews,
  type DeliveryProvider,
  DeliveryRefused,
  type ProviderDelivery,
} from './delivery-provider.ts';

/** The CS2DT Open Platform, which buys an item on the market and has it sent to a trade link, and what speaks its protocol. */
const CALL_MS = 15_000;
/** A player waits for this one. */
const CHECK_MS = 3_000;
const PAGE = 50;
/** Pages of its list that are read, the newest orders first. */
const PAGES_MAX = 2_000;
const APP_ID = 730;
/** Its code for an account whose trouble it does not number. */
const PROBLEM = 2;
const RETRIEVAL_ID = /^[0-9a-f]{20}$/;

interface Cs2dtSettings {
  readonly name: DeliveryName;
  /** https://openapi.cs2dt.com */
  readonly api: () => string;
  /** where players answer trade offers */
  readonly pages: () => string;
  readonly key: string;
  /** signs callbacks: app_secret */
  readonly callbackSecret: string;
  /** what may be paid for an item worth a gem, in the provider's currency */
  readonly perGem: number;
}

interface Asking {
  readonly query?: Readonly<Record<string, string>>;
  /** told, where there is one */
  readonly body?: object;
  readonly withinMs?: number;
}

/** The provider answered that it did not do it, and why. */
class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** A provider of deliveries that speaks CS2DT's protocol. */
export class Cs2dtProvider implements DeliveryProvider {
  readonly name: DeliveryName;
  readonly #settings: Cs2dtSettings;

  constructor(settings: Cs2dtSettings) {
    this.name = settings.name;
    this.#settings = settings;
  }

  async check(tradeLink: string): Promise<AccountFault | undefined> {
    try {
      const query = { type: '1', appId: String(APP_ID), tradeUrl: tradeLink };
      const said = await this.#ask('/v1/user/steam-info', { query, withinMs: CHECK_MS });
      if (!account.Check(said) || said.checkStatus !== PROBLEM) return undefined;
      const faults = [...codesIn(said.statusList ?? [])].map(accountFaultOf);
      return faults.find((fault) => fault !== undefined) ?? 'locked';
    } catch (error) {
      if (error instanceof Fault) return accountFaultOf(error.code);
      throw error;
    }
  }

  async send({ retrievalId, itemName, tradeLink, worth }: AskedDelivery): Promise<ProviderDelivery> {
    const maxPrice = Math.round(worth * this.#settings.perGem * 100) / 100;
    const body = {
      outTradeNo: retrievalId,
      tradeUrl: tradeLink,
      appId: APP_ID,
      marketHashName: itemName,
      maxPrice,
      lowPrice: 1,
    };
    try {
      await this.#ask('/v1/trade/v2/quick-buy', { body });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const outcome = refusedAs(error.code);
      if (outcome !== undefined) throw new DeliveryRefused(error.message, outcome);
      if (error.code !== ORDER_KNOWN) throw error;
    }
    const found = await this.find(retrievalId);
    if (found === undefined) throw new Error(`${this.name} does not know what it took: ${retrievalId}`);
    return found;
  }

  async find(retrievalId: string): Promise<ProviderDelivery | undefined> {
    try {
      const said = await this.#ask('/v1/order/v2/buy/detail', { query: { outTradeNo: retrievalId } });
      if (!order.Check(said)) throw new TypeError(`${this.name} answers no order`);
      const found = deliveryOf(said, this.#settings.pages());
      // Asked by its number, an order need not say it once more.
      return found.retrievalId === '' ? { ...found, retrievalId } : found;
    } catch (error) {
      if (error instanceof Fault && error.code === ORDER_NONE) return undefined;
      throw error;
    }
  }

  async cancel({ reference, retrievalId }: ProviderDelivery): Promise<ProviderDelivery> {
    try {
      await this.#ask('/v1/order/buyer-cancel', { body: { orderId: reference } });
    } catch (error) {
      // It was answered, or ended, in the meantime: what became of it counts.
      if (!(error instanceof Fault)) throw error;
    }
    const found = await this.find(retrievalId);
    if (found === undefined) throw new Error(`${this.name} does not know what it took: ${retrievalId}`);
    return found;
  }

  async *list(): AsyncGenerator<ProviderDelivery> {
    for (let page = 1; page <= PAGES_MAX; page += 1) {
      const query = { appId: String(APP_ID), page: String(page), limit: String(PAGE) };
      const said = await this.#ask('/v1/order/buyer/list', { query });
      if (!orders.Check(said)) throw new TypeError(`${this.name} answers no list of orders`);
      for (const one of said.list) yield deliveryOf(one, this.#settings.pages());
      if (page * PAGE >= said.total || said.list.length === 0) return;
    }
  }

  read(body: string, _headers: IncomingHttpHeaders): DeliveryNews {
    const fields = fieldsOf(body);
    if (fields === undefined) return { kind: 'fault', fault: 'unreadable' };
    if (!isSigned(this.#settings.callbackSecret, fields)) return { kind: 'fault', fault: 'unsigned' };
    const retrievalId = String(fields['outTradeNo'] ?? '');
    return RETRIEVAL_ID.test(retrievalId) ? { kind: 'delivery', retrievalId } : { kind: 'other' };
  }

  /** @throws Fault when the provider says that it did not do it */
  async #ask(path: string, { query, body, withinMs = CALL_MS }: Asking): Promise<unknown> {
    const { api, key } = this.#settings;
    const search = new URLSearchParams({ 'app-key': key, ...query });
    const response = await fetch(`${api()}${path}?${search.toString()}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { language: 'en_US', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    const said = parsed(await response.text());
    if (!answer.Check(said))
      throw new Error(`${this.name} answers ${response.status}, and nothing that is read here`);
    if (said.success) return said.data;
    const code = said.errorCode ?? 0;
    throw new Fault(`${this.name} refuses ${path} with ${code}`, code);
  }
}

/** Numbers of orders are larger than what a number holds exactly: they stay as they are written. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value: unknown, context?: { readonly source?: string }) =>
      typeof value === 'number' && !Number.isSafeInteger(value) && Number.isInteger(value)
        ? (context?.source ?? String(value))
        : value,
    );
  } catch {
    return undefined;
  }
}
