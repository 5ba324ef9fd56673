import {
  type Payment,
  type PaymentState,
  expireOrder,
  failOrder,
  mismatchOf,
  notePending,
  payOrder,
  paymentStream,
  phaseOf,
  reinstateOrder,
  reverseOrder,
} from '@skins/engine/payments';
import { type Command, type Moment, idOf, streamOf, toGems } from '@skins/engine/kernel';
import type { Message } from '../flows/outside.ts';
import type { Game } from '../game/game.ts';
import type { PaymentNotes } from './payment-notes.ts';
import { type PaymentProvider, type ProviderPayment, ProviderRefused } from './payment-provider.ts';

const ORDER_ID = /^[0-9a-f]{20}$/;

/** What came of something that the provider said about a payment. */
export type Verdict = 'noted' | 'nothing-new' | 'unknown-order' | 'mismatch' | 'too-early';

/** The order's time is not over by the clock that decides. */
class NotOver extends Error {
  override readonly name = 'NotOver';
}

/** The shop's side of conversations with its provider: what is told, and what is made of what comes back. */
export class PaymentDesk {
  readonly provider: PaymentProvider;
  readonly notes: PaymentNotes;
  readonly #game: Game;

  constructor(game: Game, provider: PaymentProvider, notes: PaymentNotes) {
    this.#game = game;
    this.provider = provider;
    this.notes = notes;
  }

  /** Carries out what a payment's flow asks for. May be told twice: the provider knows its keys. */
  readonly port = async (message: Message): Promise<void> => {
    if (message.do !== 'call') throw new TypeError('a payment asks for calls alone');
    const { key } = message;
    const stream = streamOf(key);
    const what = key.slice(key.lastIndexOf('/') + 1);
    const { payment } = await this.read(idOf(stream));
    if (what === 'open') await this.#open(key, stream, payment);
    else if (what === 'ask') await this.#ask(payment);
    else if (what === 'refund') await this.#refund(key, payment);
    else throw new TypeError(`nobody knows how a provider is told ${what}`);
  };

  /** What the provider says about a payment, however it came here: a callback, an answer, its list. */
  async hear(said: ProviderPayment): Promise<Verdict> {
    const { reference, orderId, playerId, price, currency, state, reversed } = said;
    const found = ORDER_ID.test(orderId) ? await this.read(orderId) : undefined;
    if (found?.payment.order === undefined) return 'unknown-order';
    const pay = { reference, playerId, price, currency };
    if (mismatchOf(found, pay) !== undefined) return 'mismatch';
    const stream = paymentStream(orderId);
    let news = false;
    if (state === 'paid') news = await this.#tell(payOrder, stream, `paid:${reference}`, pay);
    if (state === 'failed')
      news = await this.#tell(failOrder, stream, `failed:${reference}`, { reason: 'declined' });
    if (state === 'expired') return this.#expire(stream, reference);
    if (reversed !== null && state === 'paid')
      news = (await this.#turned(stream, reference, reversed)) || news;
    return news ? 'noted' : 'nothing-new';
  }

  /** Where an order can be paid; undefined where it cannot, or not yet. */
  async urlOf(orderId: string): Promise<string | undefined> {
    if (!ORDER_ID.test(orderId)) return undefined;
    const { payment } = await this.read(orderId);
    if (phaseOf(payment) !== 'pending' || payment.reference === undefined) return undefined;
    return (await this.provider.find(payment.reference))?.url ?? undefined;
  }

  async #open(key: string, stream: string, { order, reference }: Payment): Promise<void> {
    if (order === undefined || reference !== undefined) return;
    const { playerId, price, currency, expiresAt, gems } = order;
    const title = `${toGems(gems)} gems`;
    try {
      const orderId = idOf(stream);
      const { name } = this.provider;
      const opened = await this.provider.open({ key, orderId, playerId, price, currency, expiresAt, title });
      const input = { reference: opened.reference };
      await this.#tell(notePending, stream, `pending:${name}:${opened.reference}`, input);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.#tell(failOrder, stream, `refused:${key}`, { reason: 'refused' });
    }
  }

  /** The order's time is over: no more money is taken for it, and what became of it counts. */
  async #ask({ order, reference }: Payment): Promise<void> {
    if (order === undefined) return;
    if (reference === undefined) {
      await this.#expire(streamOf(order.created), order.created);
      return;
    }
    const found = await this.#found(reference);
    await this.hear(found.state === 'open' ? await this.provider.close(reference) : found);
  }

  /** Done only once the order says so: a refund has no deadline at which somebody would look for it. */
  async #refund(key: string, { reference }: Payment): Promise<void> {
    if (reference === undefined) return;
    const { reversed } = await this.#found(reference);
    if (reversed === null || reversed === 'won') await this.provider.refund(reference, key);
    await this.hear(await this.#found(reference));
    const { payment } = await this.read(idOf(streamOf(key)));
    if (payment.reversed === undefined)
      throw new Error(`${this.provider.name} has not given ${reference} back`);
  }

  /** @throws where the provider does not find it: other keys, another account, or one that forgot */
  async #found(reference: string): Promise<ProviderPayment> {
    const found = await this.provider.find(reference);
    if (found === undefined) throw new Error(`${this.provider.name} knows no ${reference}`);
    return found;
  }

  async #expire(stream: string, reference: string): Promise<Verdict> {
    const { payment } = await this.read(idOf(stream));
    const until = payment.order?.expiresAt ?? 0;
    try {
      const news = await this.#tell(expireOrder, stream, `expired:${reference}`, {}, (moment) => {
        // A refusal, said too early, would be this id's answer for ever; what is thrown leaves no mark.
        if (moment.time < until) throw new NotOver(`${stream} at ${moment.time}, before ${until}`);
        return moment;
      });
      return news ? 'noted' : 'nothing-new';
    } catch (error) {
      if (error instanceof NotOver) return 'too-early';
      throw error;
    }
  }

  /** The money went back, or came again. One id for each time that it did. @returns whether that was news */
  async #turned(
    stream: string,
    reference: string,
    reversed: NonNullable<ProviderPayment['reversed']>,
  ): Promise<boolean> {
    const { undone, reversed: known } = (await this.read(idOf(stream))).payment;
    const id = `${reference}:${undone.length}`;
    // What came again and had never gone would burn the id of the time when it does.
    if (reversed === 'won')
      return known?.way === 'chargeback' && this.#tell(reinstateOrder, stream, `won:${id}`, { reference });
    return this.#tell(reverseOrder, stream, `reversed:${id}:${reversed}`, { reference, way: reversed });
  }

  /**
   * What an earlier program was told has another id in the log: told again, it is decided again, and changes nothing, as each of
   * these commands is quiet once its state says so.
   * @param meaning all of what is told, so that only the same has the same id
   * @returns whether it changed anything
   * @throws where the id was another command's
   */
  async #tell<Input>(
    command: Command<PaymentState, Input, Moment, { readonly code: string }, null>,
    stream: string,
    meaning: string,
    input: NoInfer<Input>,
    context: (moment: Moment) => Moment = (moment) => moment,
  ): Promise<boolean> {
    const { runtime, streams } = this.#game;
    const before = await this.read(idOf(stream));
    const actor = `provider:${this.provider.name}`;
    // No caller's key holds a '/'.
    const told = { stream, commandId: `provider/${meaning}`, input, actor, context };
    const { kind } = await runtime.execute({ command, streams: streams.payment, ...told });
    if (kind === 'key-reused') throw new Error(`${told.commandId} was another command in ${stream}`);
    return (await this.read(idOf(stream))) !== before;
  }

  /** How far an order's payment has come. */
  async read(orderId: string): Promise<PaymentState> {
    return (await this.#game.streams.payment.read(paymentStream(orderId))).state;
  }
}
