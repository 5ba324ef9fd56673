import { matchProviderList, paymentStream, phaseOf, providerStream } from '@skins/engine/payments';
import type { Logger } from 'pino';
import type { Database } from 'better-sqlite3';
import type { Flows } from '../../foundation/flows/index.ts';
import type { Game } from '../../foundation/game/game.ts';
import { ListRounds, noteMatched, retryStuck } from '../../foundation/providers/index.ts';
import { type PaymentDesk, type Verdict, isWithPayer } from './payment-desk.ts';
import { findingOf } from './payment-notes.ts';
import type { ProviderPayment } from './payment-provider.ts';

/** Period that a list covers, in milliseconds: longer than any order waits. */
const BACK_MS = 3 * 86_400_000;
const ROWS_MAX = 10_000;
/** Maximum number of disputes checked one by one. Disputes outlast the list's period, so the newest are checked. */
const DISPUTES_MAX = 200;

interface Parts {
  readonly game: Game;
  readonly desk: PaymentDesk;
  readonly flows: Flows;
  /** the list of orders, to find payments that the provider lacks */
  readonly readModels: Database;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly creditsHeld: () => boolean;
}

/** Result of matching the provider's list once. */
export interface Matched {
  readonly payments: number;
  readonly unknown: number;
  readonly noted: number;
}

/** Matches the provider's list with the log periodically, to catch changes that no callback reported. */
export class Reconciliation {
  readonly #parts: Parts;
  readonly #rounds: ListRounds;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#rounds = new ListRounds({
      run: () => this.run(),
      held: parts.creditsHeld,
      failed: (err) => parts.logger.warn({ err }, 'the provider’s list of payments could not be read'),
    });
  }

  start(): void {
    this.#rounds.start();
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Matches once, now. @throws if the provider cannot be asked, or the shop stops */
  async run(): Promise<Matched> {
    const { game, desk, creditsHeld } = this.#parts;
    const held = creditsHeld();
    const { epoch } = game.epochs();
    const since = held ? 0 : game.clock() - BACK_MS;
    const seen = new Set<string>();
    let [payments, unknown, noted] = [0, 0, 0];
    for await (const payment of desk.provider.list(since)) {
      this.#rounds.demandMore();
      payments += 1;
      seen.add(payment.reference);
      const verdict = await this.#hear(payment);
      if (verdict === 'noted') noted += 1;
      if (verdict === 'unknown-order' && payment.state === 'paid') unknown += 1;
    }
    if (held) await this.#release({ epoch, payments, unknown });
    noted += await this.#doubted(seen);
    await this.#missing(since, seen);
    noted += await this.#disputed(seen);
    await desk.notes.matched({ time: game.clock(), count: payments });
    return { payments, unknown, noted };
  }

  /** Handles a payment, and shows a finding to operators while it lasts. */
  async #hear(payment: ProviderPayment): Promise<Verdict> {
    const { game, desk } = this.#parts;
    const { reference, orderId, state, reversed } = payment;
    const verdict = await desk.hear(payment);
    const what = findingOf(verdict);
    // An unpaid payment is nobody's loss, and neither is one that its payer got back.
    if (what === undefined || state !== 'paid' || isWithPayer(reversed)) await desk.notes.settled(reference);
    else await desk.notes.found({ reference, subject: orderId, what, time: game.clock() });
    return verdict;
  }

  /** Checks open findings that the list no longer has. @returns the number with news */
  async #doubted(seen: ReadonlySet<string>): Promise<number> {
    const { desk } = this.#parts;
    let noted = 0;
    for (const { reference } of await desk.notes.findings()) {
      this.#rounds.demandMore();
      const payment = seen.has(reference) ? undefined : await desk.provider.find(reference);
      if (payment !== undefined && (await this.#hear(payment)) === 'noted') noted += 1;
    }
    return noted;
  }

  /** Finds orders that the log has as paid, but the provider does not know. */
  async #missing(since: number, seen: ReadonlySet<string>): Promise<void> {
    const { game, desk, readModels } = this.#parts;
    const rows = readModels
      .prepare<[number, number], { id: string }>(
        "SELECT id FROM top_up WHERE time >= ? AND state IN ('paid', 'refunded', 'charged-back') LIMIT ?",
      )
      .all(since, ROWS_MAX);
    for (const { id } of rows) {
      this.#rounds.demandMore();
      const { payment } = await desk.read(id);
      const { reference } = payment;
      if (reference === undefined || seen.has(reference) || phaseOf(payment) === 'none') continue;
      // The list may have been read before the payment existed.
      if ((await desk.provider.find(reference)) !== undefined) continue;
      await desk.notes.found({ reference, subject: id, what: 'missing', time: game.clock() });
    }
  }

  /** Checks charged back orders that the list no longer has. @returns the number with news */
  async #disputed(seen: ReadonlySet<string>): Promise<number> {
    const { desk, readModels } = this.#parts;
    const references = readModels
      .prepare<[number], string>(
        "SELECT reference FROM top_up WHERE state = 'charged-back' ORDER BY position DESC LIMIT ?",
      )
      .pluck()
      .all(DISPUTES_MAX);
    let noted = 0;
    for (const reference of references) {
      this.#rounds.demandMore();
      const payment = seen.has(reference) ? undefined : await desk.provider.find(reference);
      if (payment !== undefined && (await desk.hear(payment)) === 'noted') noted += 1;
    }
    return noted;
  }

  /** Releases held credits: a restored log lacks later payments, which are known only after the list was matched. */
  async #release(list: { readonly epoch: number; readonly payments: number; readonly unknown: number }) {
    const { game, desk, flows } = this.#parts;
    const { name } = desk.provider;
    await noteMatched(game, {
      command: matchProviderList,
      streams: game.streams.provider,
      stream: providerStream(name),
      provider: name,
      input: list,
    });
    await retryStuck(flows, paymentStream(''));
  }
}
