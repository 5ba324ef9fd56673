import type { IncomingHttpHeaders } from 'node:http';
import {
  type AskedPayment,
  type Callback,
  type PaymentProvider,
  type ProviderName,
  type ProviderPayment,
  ProviderRefused,
} from './payment-provider.ts';
import {
  type Session,
  afterDispute,
  callback,
  chargeOf,
  intentOf,
  isLostRefund,
  ofIntent,
  paymentOf,
  session,
  sessions,
  statuses,
} from './stripe-objects.ts';
import { signatureFault } from './stripe-signature.ts';

/** Stripe Checkout Sessions, and providers with the same protocol: Stripe API reference, version below. */
const API_VERSION = '2024-06-20';
const CALL_MS = 10_000;
const PAGE = 100;
const CHARGE = 'payment_intent.latest_charge';
/** Prefixes of events about refunds and disputes. */
const TURNS = ['charge.refund', 'refund.', 'charge.dispute.'];

interface StripeSettings {
  readonly name: ProviderName;
  /** base URL, as https://api.stripe.com */
  readonly api: () => string;
  /** origin of its pages; Stripe's own unless the account has a domain */
  readonly pages: () => string;
  /** the secret key, sk_… */
  readonly key: string;
  /** secret that signs callbacks, whsec_… */
  readonly callbackSecret: string;
  /** base URL to which the payer returns */
  readonly returnTo: () => string;
}

interface Asking {
  readonly method?: 'GET' | 'POST';
  readonly form?: Readonly<Record<string, string>>;
  readonly key?: string;
}

/** A payment provider that speaks Stripe's protocol. */
export class StripeProvider implements PaymentProvider {
  readonly name: ProviderName;
  readonly #settings: StripeSettings;

  constructor(settings: StripeSettings) {
    this.name = settings.name;
    this.#settings = settings;
  }

  origin = (): string => this.#settings.pages();

  async open({
    key,
    orderId,
    playerId,
    price,
    currency,
    expiresAt,
    title,
  }: AskedPayment): Promise<ProviderPayment> {
    const back = `${this.#settings.returnTo()}/page/assets?order=${orderId}`;
    const form = {
      mode: 'payment',
      client_reference_id: orderId,
      success_url: back,
      cancel_url: back,
      expires_at: String(Math.floor(expiresAt / 1_000)),
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(price),
      'line_items[0][price_data][product_data][name]': title,
      'metadata[order]': orderId,
      'metadata[player]': playerId,
      'payment_intent_data[metadata][order]': orderId,
    };
    return paymentOf(this.#session(await this.#ask('/v1/checkout/sessions', { form, key })));
  }

  async find(reference: string): Promise<ProviderPayment | undefined> {
    const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}?expand[]=${CHARGE}`;
    try {
      return await this.#paymentOf(this.#session(await this.#ask(path)));
    } catch (error) {
      if (error instanceof ProviderRefused) return undefined;
      throw error;
    }
  }

  async close(reference: string): Promise<ProviderPayment> {
    const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}/expire`;
    try {
      return paymentOf(this.#session(await this.#ask(path, { form: {} })));
    } catch (error) {
      // It was paid or ended meanwhile; return its final state.
      const found = error instanceof ProviderRefused ? await this.find(reference) : undefined;
      if (found === undefined) throw error;
      return found;
    }
  }

  async refund(reference: string, key: string): Promise<void> {
    const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}`;
    const intent = intentOf(this.#session(await this.#ask(path)));
    if (intent === undefined) throw new ProviderRefused(`${reference} was not paid`);
    await this.#ask('/v1/refunds', { form: { payment_intent: intent }, key });
  }

  async *list(since: number): AsyncGenerator<ProviderPayment> {
    const from = `limit=${PAGE}&created[gte]=${Math.floor(since / 1_000)}&expand[]=data.${CHARGE}`;
    for (let after = ''; ;) {
      const page = await this.#page(`${from}${after}`);
      for (const one of page.data) yield await this.#paymentOf(one);
      const last = page.data.at(-1);
      if (!page.has_more || last === undefined) return;
      after = `&starting_after=${last.id}`;
    }
  }

  async read(body: string, headers: IncomingHttpHeaders, now: number): Promise<Callback> {
    const header = headers['stripe-signature'];
    const signature = typeof header === 'string' ? header : '';
    const fault = signatureFault(this.#settings.callbackSecret, signature, body, now);
    if (fault !== undefined) return { kind: 'fault', fault };
    const event = parsed(body);
    if (!callback.Check(event)) return { kind: 'fault', fault: 'unreadable' };
    const { type, data } = event;
    if (type.startsWith('checkout.session.'))
      return session.Check(data.object)
        ? { kind: 'payment', payment: paymentOf(data.object, type.endsWith('.async_payment_failed')) }
        : { kind: 'fault', fault: 'unreadable' };
    if (!TURNS.some((turn) => type.startsWith(turn))) return { kind: 'other' };
    if (!ofIntent.Check(data.object)) return { kind: 'other' };
    // The session tells which payment it is, and whether all of it was refunded.
    const path = `limit=1&payment_intent=${data.object.payment_intent}&expand[]=data.${CHARGE}`;
    const [found] = (await this.#page(path)).data;
    return found === undefined
      ? { kind: 'other' }
      : { kind: 'payment', payment: await this.#paymentOf(found) };
  }

  /** Returns a payment with the state of its refund or dispute, which only these objects have. */
  async #paymentOf(found: Session): Promise<ProviderPayment> {
    const payment = paymentOf(found);
    const intent = intentOf(found);
    if (payment.reversed === null || intent === undefined) return payment;
    const { refunded = false, disputed = false } = chargeOf(found.payment_intent);
    const refund = refunded ? await this.#newest('refunds', intent) : undefined;
    if (refunded && (refund === undefined || !isLostRefund(refund))) return payment;
    const dispute = disputed ? await this.#newest('disputes', intent) : undefined;
    if (dispute !== undefined) return { ...payment, reversed: afterDispute(dispute) };
    return { ...payment, reversed: disputed ? 'chargeback' : null };
  }

  /** Returns the status of a payment's newest refund or dispute; undefined if there is none. */
  async #newest(what: 'refunds' | 'disputes', intent: string): Promise<string | undefined> {
    const answer = await this.#ask(`/v1/${what}?limit=1&payment_intent=${encodeURIComponent(intent)}`);
    if (!statuses.Check(answer)) throw new TypeError(`${this.name} answers no list of ${what}`);
    return answer.data[0]?.status;
  }

  async #page(query: string) {
    const answer = await this.#ask(`/v1/checkout/sessions?${query}`);
    if (!sessions.Check(answer)) throw new TypeError(`${this.name} answers no list of sessions`);
    return answer;
  }

  #session(answer: unknown): Session {
    if (!session.Check(answer)) throw new TypeError(`${this.name} answers no session`);
    return answer;
  }

  /** @throws ProviderRefused if a retry would not help */
  async #ask(path: string, { method, form, key }: Asking = {}): Promise<unknown> {
    const response = await fetch(`${this.#settings.api()}${path}`, {
      method: method ?? (form === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${this.#settings.key}`,
        'stripe-version': API_VERSION,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(form !== undefined && { body: new URLSearchParams(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_MS),
    });
    const text = await response.text();
    if (response.ok) return parsed(text);
    const said = `${this.name} answers ${response.status}`;
    // 409 and 429 are temporary; 401 and 403 mean a wrong key, which an operator can fix.
    const final = [400, 402, 404, 422].includes(response.status);
    throw final ? new ProviderRefused(said) : new Error(said);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
