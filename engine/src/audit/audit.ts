import { type Sha256Hex, sha256Hex } from '../fairness/index.ts';
import { type AnyEvent, type Violation, actorOf, lifted, unequal, violationOf } from '../kernel/index.ts';
import { UnreadableEvent } from '../kernel/index.ts';
import { type AnyShop, shop as allSlices } from '../shop/index.ts';
import { type Reading, automatonOf, typesByKind } from './automaton.ts';
import type { AtHand } from './books-at-hand.ts';
import { auditEdition } from './editions.ts';
import { FrameDesk } from './frame-desk.ts';
import { plainRecordsOf } from './plain-record.ts';
import { type Envelope, parsePlain, readRecord } from './record.ts';
import { Rulebook } from './rulebook.ts';
import type { Divergence } from './rules.ts';
import { type StreamAtHand, Streams } from './streams.ts';
import type { Summary } from './summary.ts';

export interface AuditOptions extends AtHand {
  /** SHA-256; the pure one when absent */
  readonly hash?: Sha256Hex;
  /** whose log it is: of all slices there are, when absent */
  readonly shop?: AnyShop;
}

/** What a log read to its end comes to. */
export interface AuditReport {
  /** undefined: the log keeps every rule */
  readonly divergence: Divergence | undefined;
  readonly summary: Summary;
}

/** Reads a log from its first record on and draws every result again. Remembers streams and facts, never plays. */
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

export const newAudit = ({ hash = sha256Hex, shop = allSlices, ...atHand }: AuditOptions = {}): Audit =>
  new Auditor(shop, hash, atHand);

/** The edition from which operators are in the log. */
const OPERATORS_NAMED = 3;

/** The command whose events are being read. */
interface OpenCommand extends Omit<Envelope, 'type' | 'v' | 'data'> {
  /** of its newest event */
  version: number;
  reading: Reading | undefined;
}

class Auditor implements Audit {
  readonly #shop: AnyShop;
  readonly #isPlain: (text: string) => boolean;
  readonly #streams: Streams;
  readonly #desk: FrameDesk;
  readonly #rulebook: Rulebook;
  readonly #beginnings: ReadonlyMap<string, Reading>;
  readonly #types: ReadonlyMap<string, ReadonlySet<string>>;
  #events = 0;
  #commands = 0;
  #command: OpenCommand | undefined;
  #divergence: Divergence | undefined;

  constructor(shop: AnyShop, hash: Sha256Hex, atHand: AtHand) {
    this.#shop = shop;
    this.#isPlain = plainRecordsOf(shop);
    this.#streams = new Streams(shop, atHand);
    this.#desk = new FrameDesk(shop, hash);
    this.#rulebook = new Rulebook(shop, this.#desk);
    this.#beginnings = automatonOf(shop.slices);
    this.#types = typesByKind(shop.slices);
  }

  next(text: string, plain = this.#isPlain(text)): Divergence | undefined {
    if (this.#divergence !== undefined) return this.#divergence;
    const read = plain ? parsePlain(text) : readRecord(text);
    this.#divergence =
      'rule' in read
        ? this.#at({ stream: '', version: 0 }, read)
        : (this.#endOfCommand(read) ?? this.#record(read, plain));
    this.#events += 1;
    return this.#divergence;
  }

  finish(): AuditReport {
    this.#divergence ??= this.#endOfCommand() ?? this.#ledger();
    const { ledger, seeds } = this.#desk;
    return {
      divergence: this.#divergence,
      summary: {
        events: this.#events,
        commands: this.#commands,
        chains: seeds.chains,
        minted: -ledger.sumOf('mint'),
        held: ledger.sumOf('player'),
        house: ledger.sumOf('house'),
        escrow: ledger.sumOf('escrow'),
        ...this.#rulebook.totals(),
      },
    };
  }

  /** What is wrong with the command at hand, when the next record is not of it: it had to go on, or left something undone. */
  #endOfCommand(next?: Envelope): Divergence | undefined {
    const open = this.#command;
    if (open === undefined || (next?.stream === open.stream && next.command === open.command))
      return undefined;
    this.#command = undefined;
    const violation = unfinished(open) ?? this.#desk.endCommand();
    return violation && this.#at({ stream: open.stream, version: open.version + 1 }, violation);
  }

  #record(envelope: Envelope, plain: boolean): Divergence | undefined {
    const stream = this.#streams.count(envelope.stream);
    const open = this.#command ?? this.#begin(envelope, stream);
    this.#desk.move(envelope, stream);
    const violation = this.#check(envelope, open, stream, plain);
    return violation && this.#at(envelope, violation);
  }

  #begin({ stream, version, time, actor, command }: Envelope, { kind }: StreamAtHand): OpenCommand {
    this.#commands += 1;
    this.#desk.commandVersion = version;
    this.#desk.written = [];
    this.#command = { stream, version, time, actor, command, reading: this.#beginnings.get(kind) };
    return this.#command;
  }

  #check(
    envelope: Envelope,
    open: OpenCommand,
    { kind, begins, books }: StreamAtHand,
    plain: boolean,
  ): Violation | undefined {
    const { stream, version, type, time, actor } = envelope;
    if (kind === '') return violationOf('stream', 'a stream of a known kind', stream);
    if (this.#shop.codec.find(type) !== undefined && this.#types.get(kind)?.has(type) !== true)
      return violationOf('stream', `events of a ${kind} stream`, type);
    const event = this.#event(envelope, plain);
    if ('rule' in event) return event;
    open.version = version;
    return (
      auditEdition(this.#shop.codec, envelope, this.#desk.edition) ??
      unequal('version', books.version, version) ??
      unequal('append', open.time, time) ??
      unequal('append', open.actor, actor) ??
      this.#desk.obligations.tick(time) ??
      beginning(begins, version, type) ??
      this.#read(open, event) ??
      this.#rulebook.check(event) ??
      this.#desk.keep(event)
    );
  }

  /** The event of a record at the present version of its type, or why it cannot be read. */
  #event({ type, v, data }: Envelope, plain: boolean): AnyEvent | Violation {
    const known = this.#shop.codec.find(type);
    if (plain && known !== undefined) return lifted(known, v, data);
    try {
      return this.#shop.codec.decode(type, v, data);
    } catch (error) {
      if (error instanceof UnreadableEvent)
        return violationOf('schema', 'a known event that fits', error.message);
      throw error;
    }
  }

  /** Whether the event may follow in its command, and its actor may give such a command. */
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
    return this.#byStranger(open.actor, open.reading);
  }

  #byStranger(actor: string, { roles }: Reading): Violation | undefined {
    const found = actorOf(actor);
    const { player, edition } = this.#desk;
    const allowed = [...roles].join(' or ');
    if (found === undefined || !roles.has(found.role)) return violationOf('actor', allowed, actor);
    if (found.role === 'operator' && edition >= OPERATORS_NAMED && !this.#desk.operators.knows(found.id))
      return violationOf('actor', 'an operator who was added and is not disabled', actor);
    // In edition 1 players were not named: they acted in their own streams alone.
    if (found.role !== 'player' || (edition === 1 && found.id === '')) return undefined;
    const own = player.playerId === '' ? found.id : player.playerId;
    return found.id === ''
      ? violationOf('actor', `player:${own}`, actor)
      : unequal('actor', `player:${own}`, actor);
  }

  #ledger(): Divergence | undefined {
    const violation = this.#desk.ledger.audit();
    return violation && this.#at({ stream: '', version: 0 }, violation);
  }

  #at({ stream, version }: { stream: string; version: number }, violation: Violation): Divergence {
    return { position: this.#events + 1, stream, version, ...violation };
  }
}

/** What begins a kind of stream is the first event of each, and no other. */
function beginning(begins: string | undefined, version: number, type: string): Violation | undefined {
  if (begins === undefined || (version === 1) === (type === begins)) return undefined;
  return violationOf(
    'registration',
    version === 1 ? begins : `one ${begins}`,
    version === 1 ? type : 'another',
  );
}

/** A command that has to go on where it ends. */
function unfinished({ reading, actor }: OpenCommand): Violation | undefined {
  if (reading === undefined) return undefined;
  const role = actorOf(actor)?.role;
  return role !== undefined && reading.endings.has(role)
    ? undefined
    : violationOf('command', `${reading.followers} after ${reading.last}`, 'the end of the command');
}
