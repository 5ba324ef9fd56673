import { randomBytes } from 'node:crypto';
import {
  type LocalAnswer,
  type LocalOptions,
  LocalProviderServer,
  type LocalRequest,
  htmlAnswer,
  isSecret,
} from '../../../foundation/providers/index.ts';
import { PaymentCallbacks } from './callbacks.ts';
import { cashierPage, faultPage, lostPage } from './cashier-page.ts';
import { FAULT_MODES } from './faults.ts';
import { LocalLedger, type LocalSession } from './ledger.ts';
import { sessionObject } from './session-object.ts';

const PAGE_MAX = 100;
/** Decimals of currencies that do not have two (ISO 4217). */
const DIGITS: Readonly<Record<string, number>> = { jpy: 0, krw: 0, vnd: 0 };
const digitsOf = (currency: string): number => DIGITS[currency] ?? 2;

/** A payment provider for development and tests, with its own cashier's page, that speaks Stripe's protocol. */
export class LocalProvider extends LocalProviderServer<LocalLedger, 'wrong'> {
  readonly key = `sk_local_${randomBytes(16).toString('hex')}`;
  readonly callbackSecret = `whsec_${randomBytes(16).toString('hex')}`;
  readonly callbacks = new PaymentCallbacks(
    { secret: this.callbackSecret, now: this.now },
    () => this.faults.mode,
  );
  protected override readonly parts = {
    callbacks: this.callbacks,
    openLedger: (file: string) => new LocalLedger(file),
    modes: FAULT_MODES,
    faultPage,
  };

  /** @throws if the port is taken */
  static start({ port, ...options }: LocalOptions): Promise<LocalProvider> {
    return new LocalProvider(options).listen(port);
  }

  /** Simulates the payer's action on the cashier page. @param payer mail address; by default each player pays alone */
  act(id: string, action: string, payer?: string): LocalSession | undefined {
    const session = this.ledger.find(id);
    if (session === undefined) return undefined;
    if (action === 'pay' && session.status === 'open')
      this.#pay(session, payer ?? `${session.player}@payer.invalid`);
    if (action === 'decline' && session.status === 'open') {
      this.#become(session, { status: 'complete' });
      this.#tell('checkout.session.async_payment_failed', session);
    }
    if (action === 'dispute' && session.paid) {
      this.#become(session, { disputed: true });
      this.callbacks.tell('charge.dispute.created', { object: 'dispute', payment_intent: session.intent });
    }
    if (action === 'fail-refund' && session.refunded) {
      this.#become(session, { refundFailed: true });
      const refund = { object: 'refund', status: 'failed', payment_intent: session.intent };
      this.callbacks.tell('charge.refund.updated', refund);
      this.callbacks.tell('refund.failed', refund);
    }
    if (action === 'win' && session.disputed && !session.refunded) {
      this.#become(session, { won: true });
      this.callbacks.tell('charge.dispute.closed', { object: 'dispute', payment_intent: session.intent });
    }
    return session;
  }

  #pay(session: LocalSession, payer: string): void {
    this.#become(session, { status: 'complete', paid: true, payer });
    this.#tell('checkout.session.completed', session);
  }

  #become(session: LocalSession, change: Partial<LocalSession>): void {
    Object.assign(session, change);
    this.ledger.save(session);
  }

  #tell(type: string, session: LocalSession): void {
    this.callbacks.tell(type, sessionObject(session, this.address));
  }

  protected override page({ method, url: { pathname: path }, body }: LocalRequest): LocalAnswer {
    const id = /^\/pay\/(cs_local_[0-9a-f]{24})$/.exec(path)?.[1] ?? '';
    if (method === 'POST') {
      this.act(id, new URLSearchParams(body).get('action') ?? '');
      return { ...htmlAnswer(303, ''), to: path };
    }
    const session = this.#current(id);
    return session === undefined
      ? htmlAnswer(404, lostPage())
      : htmlAnswer(200, cashierPage(session, digitsOf(session.currency)));
  }

  protected override api(asked: LocalRequest): LocalAnswer {
    const { method, headers } = asked;
    const { pathname: path, searchParams: query } = asked.url;
    if (!isSecret(headers.authorization ?? '', `Bearer ${this.key}`))
      return fault(401, 'Invalid API Key provided');
    if (path === '/v1/checkout/sessions') return method === 'POST' ? this.#open(asked) : this.#list(query);
    if (path === '/v1/refunds' && method === 'POST') return this.#refund(asked);
    const intent = query.get('payment_intent') ?? '';
    if (path === '/v1/refunds') return this.#refunds(intent);
    if (path === '/v1/disputes') return this.#disputes(intent);
    const [, id = '', close] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    const session = this.#current(id);
    if (session === undefined) return fault(404, `No such checkout.session: ${id}`);
    if (close === undefined) return json(sessionObject(session, this.address));
    if (session.status !== 'open') return fault(400, 'Only open Checkout Sessions can be expired');
    this.#become(session, { status: 'expired' });
    this.#tell('checkout.session.expired', session);
    return json(sessionObject(session, this.address));
  }

  #open({ body, headers }: LocalRequest): LocalAnswer {
    const form = new URLSearchParams(body);
    const price = Number(form.get('line_items[0][price_data][unit_amount]'));
    const currency = form.get('line_items[0][price_data][currency]') ?? '';
    const key = headers['idempotency-key'];
    const wrong = formFault(headers, form, this.now());
    if (wrong !== undefined || typeof key !== 'string') return fault(400, wrong ?? 'no Idempotency-Key');
    const session = this.ledger.begin(key, body, {
      created: Math.floor(this.now() / 1_000),
      expires: Number(form.get('expires_at')),
      price,
      currency,
      title: form.get('line_items[0][price_data][product_data][name]') ?? '',
      order: form.get('metadata[order]') ?? '',
      player: form.get('metadata[player]') ?? '',
      back: form.get('success_url') ?? '',
    });
    return session === undefined
      ? fault(400, 'Keys for idempotent requests can only be used with the same parameters')
      : json(sessionObject(session, this.address));
  }

  #list(query: URLSearchParams): LocalAnswer {
    const limit = Math.min(Number(query.get('limit') ?? '10'), PAGE_MAX);
    const since = Number(query.get('created[gte]') ?? '0');
    const intent = query.get('payment_intent');
    const page = this.ledger.page(PAGE_MAX * 10, query.get('starting_after') ?? undefined);
    const found = page.filter((one) => one.created >= since && (intent === null || one.intent === intent));
    const data = found.slice(0, limit).map((one) => sessionObject(one, this.address));
    return json({ object: 'list', data, has_more: found.length > limit });
  }

  /** Returns the payment of an intent, among the latest ones. */
  #ofIntent(intent: string | null): LocalSession | undefined {
    return this.ledger.page(PAGE_MAX * 10, undefined).find((one) => one.intent === intent);
  }

  #disputes(intent: string): LocalAnswer {
    const found = this.#ofIntent(intent);
    const data =
      found?.disputed === true
        ? [{ object: 'dispute', status: found.won ? 'won' : 'needs_response', payment_intent: intent }]
        : [];
    return json({ object: 'list', data, has_more: false });
  }

  #refunds(intent: string): LocalAnswer {
    const found = this.#ofIntent(intent);
    const status = found?.refundFailed === true ? 'failed' : 'succeeded';
    const data = found?.refunded === true ? [{ object: 'refund', status, payment_intent: intent }] : [];
    return json({ object: 'list', data, has_more: false });
  }

  #refund({ body, headers }: LocalRequest): LocalAnswer {
    const intent = new URLSearchParams(body).get('payment_intent');
    const session = this.#ofIntent(intent);
    if (typeof headers['idempotency-key'] !== 'string') return fault(400, 'no Idempotency-Key');
    if (session?.paid !== true) return fault(400, `No such payment_intent: ${intent}`);
    if (!session.refunded || session.refundFailed) {
      this.#become(session, { refunded: true, refundFailed: false });
      this.callbacks.tell('charge.refunded', { object: 'charge', payment_intent: session.intent });
    }
    return json({ object: 'refund', payment_intent: session.intent, status: 'succeeded' });
  }

  /** Returns a payment, expired if its time is over. */
  #current(id: string): LocalSession | undefined {
    const session = this.ledger.find(id);
    if (session?.status === 'open' && this.now() > session.expires * 1_000)
      this.#become(session, { status: 'expired' });
    return session;
  }
}

/** Returns the fault of a request to begin a payment; undefined if it is valid. */
function formFault(headers: LocalRequest['headers'], form: URLSearchParams, now: number): string | undefined {
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true)
    return 'not form-encoded';
  if (form.get('mode') !== 'payment') return 'Missing required param: mode';
  if (URL.parse(form.get('success_url') ?? '') === null) return 'Invalid success_url';
  const price = Number(form.get('line_items[0][price_data][unit_amount]'));
  if (!Number.isSafeInteger(price) || price < 1) return 'Invalid integer: unit_amount';
  if (!/^[a-z]{3}$/.test(form.get('line_items[0][price_data][currency]') ?? '')) return 'Invalid currency';
  const left = Number(form.get('expires_at')) - now / 1_000;
  // "expires_at can be anywhere from 30 minutes to 24 hours after Checkout Session creation".
  return left < 1_790 || left > 86_410 ? 'expires_at must be 30 minutes to 24 hours from now' : undefined;
}

const json = (body: object): LocalAnswer => ({ status: 200, type: 'json', body: JSON.stringify(body) });
const fault = (status: number, message: string): LocalAnswer => ({
  status,
  type: 'json',
  body: JSON.stringify({ error: { type: 'invalid_request_error', message } }),
});
