import { type Sha256Hex, sha256Hex } from '../fairness/index.ts';
import { shopBooks, totals } from './books.ts';
import { type Step, byStranger, outOfOrder, unfinished, unregistered } from './command.ts';
import type { AtHand } from './books-at-hand.ts';
import type { Basket } from './desk.ts';
import { auditLedger } from './money.ts';
import { isPlainRecord } from './plain-record.ts';
import { type Envelope, parsePlain, readRecord } from './record.ts';
import { entryOf } from './rulebook.ts';
import { type Divergence, type Violation, unequal } from './rules.ts';
import { Streams } from './streams.ts';
import { type Summary, summaryOf } from './summary.ts';

export interface AuditOptions extends AtHand {
  /** SHA-256; the pure one when absent */
  readonly hash?: Sha256Hex;
}

/** What a log read to its end comes to. */
export interface AuditReport {
  /** undefined: the log keeps every rule */
  readonly divergence: Divergence | undefined;
  readonly summary: Summary;
}

/** Reads a log from its first record on and draws every result again. Remembers players and boxes, never plays. */
export interface Audit {
  /**
   * Audits the next record.
   * @param text the stored text of one event
   * @param plain whether `isPlainRecord(text)`, for a caller who has found that out already, in another thread
   * @returns the first divergence; it stays, and nothing after it is audited
   */
  next(text: string, plain?: boolean): Divergence | undefined;
  /** Ends the audit: a command that was cut off is a divergence too. */
  finish(): AuditReport;
}

export const newAudit = ({ hash = sha256Hex, ...atHand }: AuditOptions = {}): Audit =>
  new Auditor(hash, atHand);

/** The command whose events are being read, and what it did so far. */
interface OpenCommand extends Omit<Envelope, 'type' | 'v' | 'data'> {
  last: Step | 'begin';
  /** of its newest event */
  version: number;
  readonly basket: Basket;
}

class Auditor implements Audit {
  readonly #hash: Sha256Hex;
  readonly #streams: Streams;
  readonly #shop = shopBooks();
  readonly #totals = totals();
  #events = 0;
  #commands = 0;
  #command: OpenCommand | undefined;
  #divergence: Divergence | undefined;

  constructor(hash: Sha256Hex, atHand: AtHand) {
    this.#hash = hash;
    this.#streams = new Streams(atHand);
  }

  next(text: string, plain = isPlainRecord(text)): Divergence | undefined {
    if (this.#divergence !== undefined) return this.#divergence;
    const read = plain ? parsePlain(text) : readRecord(text);
    this.#divergence =
      'rule' in read
        ? this.#at({ stream: '', version: 0 }, read)
        : (this.#cutOff(read) ?? this.#record(read, plain));
    this.#events += 1;
    return this.#divergence;
  }

  finish(): AuditReport {
    this.#divergence ??= this.#cutOff() ?? this.#ledger();
    return {
      divergence: this.#divergence,
      summary: summaryOf(this.#totals, { events: this.#events, commands: this.#commands }),
    };
  }

  /** The divergence of a command that has to go on, when the next record is not of it. */
  #cutOff(next?: Envelope): Divergence | undefined {
    const open = this.#command;
    if (open === undefined || (next?.stream === open.stream && next.command === open.command))
      return undefined;
    this.#command = undefined;
    const violation = unfinished(open.last);
    return violation && this.#at({ stream: open.stream, version: open.version + 1 }, violation);
  }

  #record(envelope: Envelope, plain: boolean): Divergence | undefined {
    const { stream, version, time, actor, command } = envelope;
    if (this.#command === undefined) {
      this.#commands += 1;
      const basket = { paid: 0, spent: 0, items: [] };
      this.#command = { stream, version, time, actor, command, last: 'begin', basket };
    }
    const violation = this.#check(envelope, this.#command, plain);
    return violation && this.#at(envelope, violation);
  }

  #check(envelope: Envelope, open: OpenCommand, plain: boolean): Violation | undefined {
    const { stream, version, time, actor } = envelope;
    const { kind, player, version: due } = this.#streams.count(stream);
    const entry = entryOf(kind, envelope, plain);
    if ('rule' in entry) return entry;
    const before = open.last;
    open.last = entry.step;
    open.version = version;
    const desk = { hash: this.#hash, shop: this.#shop, totals: this.#totals, player, basket: open.basket };
    return (
      unequal('version', due, version) ??
      unequal('append', open.time, time) ??
      unequal('append', open.actor, actor) ??
      unregistered(kind, version, entry.step) ??
      outOfOrder(before, entry.step) ??
      byStranger(actor, entry.step) ??
      entry.check(desk, envelope)
    );
  }

  #ledger(): Divergence | undefined {
    const violation = auditLedger(this.#totals);
    return violation && this.#at({ stream: '', version: 0 }, violation);
  }

  #at({ stream, version }: { stream: string; version: number }, violation: Violation): Divergence {
    return { position: this.#events + 1, stream, version, ...violation };
  }
}
