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

/** The CS2DT Open Platform, which buys items on the market and sends them to a trade link; also for providers with the same protocol. */
const CALL_MS = 15_000;
/** Shorter, because a player waits for the answer. */
const CHECK_MS = 3_000;
const PAGE = 50;
/** Maximum number of list pages to read, newest orders first. */
const PAGES_MAX = 2_000;
const APP_ID = 730;
/** checkStatus of an account with a problem. */
const PROBLEM = 2;
const RETRIEVAL_ID = /^[0-9a-f]{20}$/;

interface Cs2dtSettings {
  readonly name: DeliveryName;
  /** base URL, as https://openapi.cs2dt.com */
  readonly api: () => string;
  /** origin where players answer trade offers */
  readonly pages: () => string;
  readonly key: string;
  /** secret that signs callbacks: app_secret */
  readonly callbackSecret: string;
  /** maximum price per gem of an item's value, in the provider's currency */
  readonly perGem: number;
}

interface Asking {
  readonly query?: Readonly<Record<string, string>>;
  /** sent as JSON, if present */
  readonly body?: object;
  readonly withinMs?: number;
}

/** The provider answered with an error. */
class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** A delivery provider with CS2DT's protocol. */
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
      // The answer may lack the number that the query already has.
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
      // It was answered or ended meanwhile; the next query gets its final state.
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

  /** @throws Fault if the provider answers with an error */
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

/** Parses JSON; order numbers exceed safe integers, so they stay strings. */
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
