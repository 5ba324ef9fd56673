import { type Sha256Hex, sha256Hex } from '../fairness/index.ts';
import {
  type AnyEvent,
  type AnyEventType,
  type Envelope,
  type Violation,
  actorOf,
  lifted,
  parsePlain,
  readRecord,
  unequal,
  violationOf,
} from '../kernel/index.ts';
import { STRICTER_EDITION, UnreadableEvent } from '../kernel/index.ts';
import { type AnyShop, shop as allSlices } from '../shop/index.ts';
import { automatonOf, typesByKind } from './automaton.ts';
import type { AtHand } from './books-at-hand.ts';
import { auditEdition } from './editions.ts';
import { FrameDesk } from './frame-desk.ts';
import { inexact } from './exact-numbers.ts';
import { Inputs } from './inputs.ts';
import { inSchemaOrder } from './member-order.ts';
import type { Disagreement } from './odd-one-out.ts';
import {
  type OpenCommand,
  beginning,
  byOtherFlow,
  byStranger,
  isAlike,
  isTorn,
  unfinished,
} from './open-command.ts';
import { plainRecordsOf } from './plain-record.ts';
import { atTheEnd, earlier } from './at-the-end.ts';
import { Rulebook } from './rulebook.ts';
import type { Divergence } from './rules.ts';
import { type StreamAtHand, Streams } from './streams.ts';
import type { Summary } from './summary.ts';
import { CLOCKS_APART_MS, Times } from './times.ts';
import { Togethers } from './togethers.ts';

export interface AuditOptions extends AtHand {
  /** SHA-256; the pure implementation when absent */
  readonly hash?: Sha256Hex;
  /** the shop that wrote the log; a shop of all slices when absent */
  readonly shop?: AnyShop;
  /** the auditor's clock, milliseconds since 1970: events in the future are a divergence */
  readonly now?: number;
}

/** The result of auditing a whole log. */
export interface AuditReport {
  /** undefined if the log keeps every rule */
  readonly divergence: Divergence | undefined;
  readonly summary: Summary;
}

/** Reads a log from its first record and recomputes every result. Keeps streams and facts, never plays. */
export interface Audit {
  /**
   * Audits the next record.
   * @param text the stored text of one event
   * @param plain the result of `isPlainRecord(text)`, if another thread has computed it already
   * @returns the first divergence; it stays, and later records are not audited
   */
  next(text: string, plain?: boolean): Divergence | undefined;
  /** Ends the audit. A command that was cut off is a divergence too. */
  finish(): AuditReport;
}

export const newAudit = ({
  hash = sha256Hex,
  shop = allSlices,
  now = Infinity,
  ...atHand
}: AuditOptions = {}): Audit => new Auditor(shop, hash, now, atHand);

class Auditor implements Audit {
  readonly #shop: AnyShop;
  readonly #isPlain: (text: string) => boolean;
  readonly #streams: Streams;
  readonly #desk: FrameDesk;
  readonly #rulebook: Rulebook;
  readonly #types: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #times: Times;
  readonly #togethers = new Togethers();
  readonly #inputs: Inputs;
  #events = 0;
  #commands = 0;
  #command: OpenCommand | undefined;
  #divergence: Divergence | undefined;
  /** waiting for one more record */
  #disagreement: Disagreement | undefined;

  constructor(shop: AnyShop, hash: Sha256Hex, now: number, atHand: AtHand) {
    this.#times = new Times(now);
    this.#shop = shop;
    this.#inputs = new Inputs(shop, hash);
    this.#isPlain = plainRecordsOf(shop);
    this.#streams = new Streams(shop, atHand);
    this.#desk = new FrameDesk(shop, hash, (stream) => this.#streams.began(stream), atHand.piles);
    this.#rulebook = new Rulebook(shop, this.#desk);
    this.#types = typesByKind(shop.slices);
  }

  next(text: string, plain = this.#isPlain(text)): Divergence | undefined {
    if (this.#divergence !== undefined) return this.#divergence;
    const read = plain ? parsePlain(text) : readRecord(text);
    if (this.#disagreement !== undefined) return this.#settle('rule' in read ? undefined : read);
    const divergence =
      'rule' in read
        ? this.#at({ stream: '', version: 0 }, read)
        : (this.#endOfCommand(read) ?? this.#record(read, plain));
    // The next record tells which of the two records was changed.
    if (this.#disagreement === undefined) this.#divergence = divergence;
    this.#events += 1;
    return this.#divergence;
  }

  finish(): AuditReport {
    if (this.#disagreement !== undefined) this.#settle();
    this.#divergence ??= this.#endOfCommand() ?? this.#cutOff() ?? this.#ledger();
    this.#divergence = atTheEnd(this.#desk).reduce(earlier, this.#divergence);
    const { ledger, seeds } = this.#desk;
    return {
      divergence: this.#divergence,
      summary: {
        events: this.#events,
        commands: this.#commands,
        edition: this.#desk.edition,
        editionFrom: this.#desk.editionFrom,
        beforeStricter: Math.min(this.#events, this.#desk.strictFrom - 1),
        chains: seeds.chains,
        minted: -ledger.sumOf('mint'),
        held: ledger.sumOf('player'),
        house: ledger.sumOf('house'),
        escrow: ledger.sumOf('escrow'),
        ...this.#rulebook.totals(),
      },
    };
  }

  /** Checks the open command, unless the next record belongs to it: it may be unfinished, or have left something undone. */
  #endOfCommand(next?: Envelope): Divergence | undefined {
    const open = this.#command;
    if (open === undefined || (next?.stream === open.stream && next.command === open.command))
      return undefined;
    this.#command = undefined;
    const violation = unfinished(open) ?? this.#desk.endCommand() ?? this.#contradicted(open);
    if (violation === undefined) return undefined;
    const { stream, position } = open;
    if (violation.version !== undefined)
      return {
        ...violation,
        position: position + violation.version - open.version,
        stream,
        version: violation.version,
      };
    const divergence = this.#at({ stream, version: open.newest + 1 }, violation);
    if (next !== undefined && isTorn(open, next))
      this.#disagree(open, divergence, ({ command }) => (command === next.command ? 'former' : 'latter'));
    return divergence;
  }

  /** Finds an actor, or a hash of an input, that the command's events contradict. Both stand in the first record. */
  #contradicted(open: OpenCommand): Violation | undefined {
    const violation = byOtherFlow(open, this.#inputs.events) ?? this.#inputs.endCommand(open.stream);
    return violation && { ...violation, version: open.version };
  }

  /** Notes that a record disagrees with the first one of its command. The next record tells which was changed. */
  #disagree(
    { stream, version, position }: Pick<OpenCommand, 'stream' | 'version' | 'position'>,
    latter: Divergence,
    stoodOut: Disagreement['stoodOut'],
  ): void {
    this.#disagreement = { former: { ...latter, position, stream, version }, latter, stoodOut };
  }

  /**
   * Resolves a disagreement.
   * @param next undefined at the log's end or if it cannot be read: then the latter record counts as changed
   */
  #settle(next?: Envelope): Divergence | undefined {
    const open = this.#disagreement;
    const odd = next === undefined ? 'latter' : open?.stoodOut(next);
    if (open === undefined || odd === undefined) return undefined;
    this.#divergence = open[odd];
    this.#disagreement = undefined;
    return this.#divergence;
  }

  #record(envelope: Envelope, plain: boolean): Divergence | undefined {
    const stream = this.#streams.count(envelope.stream);
    const open = this.#command ?? this.#begin(envelope, stream);
    this.#desk.move(envelope, stream);
    const violation =
      this.#check(envelope, open, stream, plain) ??
      (envelope.version === open.version ? this.#togethers.begin(open) : undefined);
    return (violation && this.#at(envelope, violation)) ?? this.#outOfTime(envelope, open);
  }

  #begin({ stream, version, time, actor, command }: Envelope, { kind }: StreamAtHand): OpenCommand {
    const position = this.#events + 1;
    this.#commands += 1;
    this.#desk.commandVersion = version;
    this.#desk.written = [];
    this.#desk.commands.add(this.#desk.hash(`${stream}\n${command}`), position);
    const reading = automatonOf(this.#shop.slices, this.#desk.edition).get(kind);
    const by = actorOf(actor);
    this.#command = { stream, version, newest: version, position, time, actor, by, command, reading };
    return this.#command;
  }

  /** Finds a command that is older than an earlier one allows. */
  #outOfTime(envelope: Envelope, open: OpenCommand): Divergence | undefined {
    const { stream, version, time } = envelope;
    if (version !== open.version) return undefined;
    if (this.#times.isToCome(open, this.#desk.edition))
      return this.#at({ stream, version }, violationOf('time', 'a time that has come', time));
    const found = this.#times.check(open, this.#desk.edition);
    if (found === undefined) return undefined;
    const { latest, withoutLatest } = found;
    const expected = `${latest.time - CLOCKS_APART_MS} or later`;
    const divergence = this.#at({ stream, version }, violationOf('time', expected, time));
    if (withoutLatest)
      this.#disagree(latest, divergence, (next) => {
        const goesOn = next.stream === stream && next.command === open.command;
        if (goesOn) return next.time === time ? undefined : 'latter';
        return next.time + CLOCKS_APART_MS < latest.time ? 'former' : 'latter';
      });
    return divergence;
  }

  #check(
    envelope: Envelope,
    open: OpenCommand,
    { kind, begins, books }: StreamAtHand,
    plain: boolean,
  ): Violation | undefined {
    const { version, type, time, stream } = envelope;
    if (kind === '') return violationOf('stream', 'a stream of a known kind', stream);
    if (this.#shop.codec.find(type) !== undefined && this.#types.get(kind)?.has(type) !== true)
      return violationOf('stream', `events of a ${kind} stream`, type);
    const event = this.#event(envelope, plain);
    if ('rule' in event) return event;
    open.newest = version;
    return (
      auditEdition(this.#shop.codec, envelope, this.#desk.edition) ??
      unequal('version', books.version, version) ??
      this.#partOf(open, envelope) ??
      this.#desk.obligations.tick(time) ??
      beginning(begins, version, type) ??
      this.#read(open, event) ??
      this.#rulebook.check(event) ??
      this.#inputs.next(envelope, event, version === open.version, this.#desk.edition) ??
      this.#desk.keep(event)
    );
  }

  /** Checks that an event has the time and actor of its command. */
  #partOf(open: OpenCommand, { stream, version, time, actor }: Envelope): Violation | undefined {
    const violation = unequal('append', open.time, time) ?? unequal('append', open.actor, actor);
    if (violation !== undefined && version === open.version + 1)
      this.#disagree(open, this.#at({ stream, version }, violation), (next) =>
        isAlike(next, { stream, command: open.command, time, actor }) ? 'former' : 'latter',
      );
    return violation;
  }

  /** Returns the record's event at the present version of its type, or why it cannot be read. */
  #event({ type, v, data }: Envelope, plain: boolean): AnyEvent | Violation {
    const known = this.#shop.codec.find(type);
    if (plain && known !== undefined) return lifted(known, v, data);
    try {
      const event = this.#shop.codec.decode(type, v, data);
      return inexact(data) ?? this.#outOfOrder(known, v, data) ?? event;
    } catch (error) {
      if (error instanceof UnreadableEvent)
        return violationOf('schema', 'a known event that fits', error.message);
      throw error;
    }
  }

  #outOfOrder(type: AnyEventType | undefined, v: number, data: unknown): Violation | undefined {
    if (this.#desk.edition < STRICTER_EDITION || type === undefined) return undefined;
    return inSchemaOrder(type.former[v - 1]?.schema ?? type.schema, data)
      ? undefined
      : violationOf(
          'record',
          'the members of data in the order of the catalogue of events',
          JSON.stringify(data),
        );
  }

  /** Checks that the event may follow in its command, and that its actor may give such a command. */
  #read(open: OpenCommand, event: AnyEvent): Violation | undefined {
    const before = open.reading;
    const label = this.#shop.codec.find(event.type)?.label(event) ?? '';
    open.reading = before?.next(event.type, label);
    if (open.reading === undefined)
      return violationOf(
        'command',
        before?.followers ?? 'nothing',
        label === '' ? event.type : `${event.type} (${label})`,
      );
    return byStranger(open, open.reading, this.#desk);
  }

  /** Finds a group of commands that belong together and of which the log has only a part. */
  #cutOff(): Divergence | undefined {
    const violation = this.#togethers.end();
    return violation && this.#at({ stream: '', version: 0 }, violation);
  }

  #ledger(): Divergence | undefined {
    const violation = this.#desk.ledger.audit();
    return violation && this.#at({ stream: '', version: 0 }, violation);
  }

  #at(
    { stream, version }: { stream: string; version: number },
    { rule, expected, found }: Violation,
  ): Divergence {
    return { position: this.#events + 1, stream, version, rule, expected, found };
  }
}
