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
import { type Moment, idOf, streamOf, toGems } from '@skins/engine/kernel';
import type { Message } from '../../foundation/flows/outside.ts';
import type { Game } from '../../foundation/game/game.ts';
import { AskedLately } from '../../foundation/guards/asked-lately.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import { type Tell, askedCall, providerWords, unknownCall } from '../../foundation/providers/index.ts';
import type { FindingKind, PaymentNotes } from './payment-notes.ts';
import { type PaymentProvider, type ProviderPayment, ProviderRefused } from './payment-provider.ts';

const ORDER_ID = /^[0-9a-f]{20}$/;

/** Whether an id has the form of this shop's orders. */
export const isOrderId = (id: string): boolean => ORDER_ID.test(id);

/** Outcome of a provider's statement about a payment. */
export type Verdict = 'noted' | 'nothing-new' | 'too-early' | Exclude<FindingKind, 'missing'>;

/** The order has not expired yet by the command time. */
class NotOver extends Error {
  override readonly name = 'NotOver';
}

type PaidBy = (playerId: string, payer: string) => Promise<void>;

/** The shop's side of conversations with its payment provider. */
export class PaymentDesk {
  readonly provider: PaymentProvider;
  readonly notes: PaymentNotes;
  readonly #game: Game;
  readonly #tell: Tell<PaymentState>;
  readonly #asked: AskedLately<ProviderPayment | undefined>;
  readonly #paidBy: PaidBy;

  /** @param paidBy told who paid for a player */
  constructor(
    game: Game,
    provider: PaymentProvider,
    notes: PaymentNotes,
    paidBy: PaidBy = () => Promise.resolve(),
  ) {
    this.#game = game;
    this.#paidBy = paidBy;
    this.provider = provider;
    this.notes = notes;
    const { runtime, streams, clock } = game;
    this.#asked = new AskedLately(clock);
    this.#tell = providerWords({ runtime, streams: streams.payment, provider: provider.name });
  }

  /** Carries out the calls of a payment's flow. Idempotent, because the provider knows the keys. */
  readonly port = async (message: Message): Promise<void> => {
    const { key, stream, id, what } = askedCall(message, 'a payment');
    const { payment } = await this.read(id);
    if (what === 'open') await this.#open(key, stream, payment);
    else if (what === 'ask') await this.#ask(payment);
    else if (what === 'refund') await this.#refund(key, payment);
    else unknownCall(what);
  };

  /** Handles a provider's statement about a payment, from a callback, an answer or its list. */
  async hear(said: ProviderPayment): Promise<Verdict> {
    const { reference, orderId, playerId, price, currency, state } = said;
    const found = isOrderId(orderId) ? await this.read(orderId) : undefined;
    if (found?.payment.order === undefined) return 'unknown-order';
    const pay = { reference, playerId, price, currency };
    if (mismatchOf(found, pay) !== undefined) return 'mismatch';
    const stream = paymentStream(orderId);
    if (state === 'paid') {
      await this.#paidBy(playerId, said.payer ?? '');
      const news = await this.#tell({ command: payOrder, stream, meaning: `paid:${reference}`, input: pay });
      const turned = await this.#turned(stream, said);
      return turned === 'nothing-new' ? verdictOf(news) : turned;
    }
    if (state === 'expired') return this.#expire(stream, reference);
    if (state !== 'failed') return 'nothing-new';
    const input = { reason: 'declined' } as const;
    return verdictOf(await this.#tell({ command: failOrder, stream, meaning: `failed:${reference}`, input }));
  }

  /** Returns the address for paying an order; order-unknown if it cannot be paid, or not yet. */
  async urlOf(orderId: string): Promise<string | CallRefused<'order-unknown' | 'provider-silent'>> {
    if (!isOrderId(orderId)) return new CallRefused('order-unknown');
    const { payment } = await this.read(orderId);
    const { reference } = payment;
    if (phaseOf(payment) !== 'pending' || reference === undefined) return new CallRefused('order-unknown');
    try {
      const found = await this.#asked.ask(reference, () => this.provider.find(reference));
      return found?.url ?? new CallRefused('order-unknown');
    } catch {
      return new CallRefused('provider-silent');
    }
  }

  /**
   * Closes the payment of a cancelled order at the provider, so that nobody pays it by mistake. Without the provider's answer
   * it stays payable until the order's time: what is paid is credited, late.
   */
  async shut(orderId: string): Promise<void> {
    try {
      await this.#ask((await this.read(orderId)).payment);
    } catch {
      // The provider's list is compared later.
    }
  }

  async #open(key: string, stream: string, { order, reference }: Payment): Promise<void> {
    if (order === undefined || reference !== undefined) return;
    const { playerId, price, currency, expiresAt, gems } = order;
    const title = `${toGems(gems)} gems`;
    try {
      const orderId = idOf(stream);
      const { name } = this.provider;
      const opened = await this.provider.open({ key, orderId, playerId, price, currency, expiresAt, title });
      const { reference } = opened;
      const meaning = `pending:${name}:${reference}`;
      await this.#tell({ command: notePending, stream, meaning, input: { reference } });
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      const input = { reason: 'refused' } as const;
      await this.#tell({ command: failOrder, stream, meaning: `refused:${key}`, input });
    }
  }

  /** Ends an expired order: closes the payment, and records its final state. */
  async #ask({ order, reference }: Payment): Promise<void> {
    if (order === undefined) return;
    if (reference === undefined) {
      await this.#expire(streamOf(order.created), order.created);
      return;
    }
    const found = await this.#found(reference);
    await this.hear(found.state === 'open' ? await this.provider.close(reference) : found);
  }

  /** Succeeds only once the order records it: no deadline checks a refund later. */
  async #refund(key: string, { reference }: Payment): Promise<void> {
    if (reference === undefined) return;
    const { reversed } = await this.#found(reference);
    if (reversed === null || reversed === 'won') await this.provider.refund(reference, key);
    await this.hear(await this.#found(reference));
    const { payment } = await this.read(idOf(streamOf(key)));
    if (payment.reversed === undefined)
      throw new Error(`${this.provider.name} has not given ${reference} back`);
  }

  /** @throws if the provider does not find it: wrong keys, another account, or lost data */
  async #found(reference: string): Promise<ProviderPayment> {
    const found = await this.provider.find(reference);
    if (found === undefined) throw new Error(`${this.provider.name} knows no ${reference}`);
    return found;
  }

  async #expire(stream: string, reference: string): Promise<Verdict> {
    const { payment } = await this.read(idOf(stream));
    const until = payment.order?.expiresAt ?? 0;
    const context = (moment: Moment) => {
      // A refusal would be this command id's answer forever; an exception leaves no mark.
      if (moment.time < until) throw new NotOver(`${stream} at ${moment.time}, before ${until}`);
      return moment;
    };
    try {
      const meaning = `expired:${reference}`;
      return verdictOf(await this.#tell({ command: expireOrder, stream, meaning, input: {}, context }));
    } catch (error) {
      if (error instanceof NotOver) return 'too-early';
      throw error;
    }
  }

  /**
   * Handles a reversal of a payment. Statements may arrive out of order, so one that contradicts the log is verified by a new query.
   * Each reversal or reinstatement has its own command id.
   */
  async #turned(stream: string, { reference, reversed: said }: ProviderPayment): Promise<Verdict> {
    const { undone, reversed: known } = (await this.read(idOf(stream))).payment;
    const again = known === undefined && undone.length > 0 && said === 'chargeback';
    const doubtful = again || (known?.way === 'refund' && !isWithPayer(said));
    // Query after reading the log, so that the answer is at least as new as the log.
    const reversed = doubtful ? (await this.#found(reference)).reversed : said;
    if (known?.way === 'refund' && !isWithPayer(reversed)) return 'refund-failed';
    // Reporting a won dispute before its loss would use up the id needed later.
    if (reversed === null || (reversed === 'won' && known === undefined)) return 'nothing-new';
    const id = `${reference}:${undone.length}`;
    return verdictOf(
      reversed === 'won'
        ? await this.#tell({ command: reinstateOrder, stream, meaning: `won:${id}`, input: { reference } })
        : await this.#tell({
            command: reverseOrder,
            stream,
            meaning: `reversed:${id}:${reversed}`,
            input: { reference, way: reversed },
          }),
    );
  }

  /** Returns the state of an order's payment. */
  async read(orderId: string): Promise<PaymentState> {
    return (await this.#game.streams.payment.read(paymentStream(orderId))).state;
  }
}

const verdictOf = (news: boolean): Verdict => (news ? 'noted' : 'nothing-new');

/** Tests whether the payer has the money back. */
export const isWithPayer = (reversed: ProviderPayment['reversed']): boolean =>
  reversed === 'refund' || reversed === 'chargeback';
