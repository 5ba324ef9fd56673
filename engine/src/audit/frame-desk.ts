import { independentChain } from '../fairness/index.ts';
import {
  type AnyEvent,
  type BeaconKey,
  type Desk,
  EDITION,
  type Envelope,
  INPUT_EDITION,
  type Place,
  STRICTER_EDITION,
  type Shelf,
  type SignedRound,
  type Violation,
  placeOf,
  violationOf,
} from '../kernel/index.ts';
import type { AnyShop } from '../shop/index.ts';
import { type PlayerBooks, type StreamBooks, playerBooks, streamBooks } from './books.ts';
import { Deeds } from './deeds.ts';
import { Epochs } from './epochs.ts';
import type { EventAtHand } from './event-at-hand.ts';
import { Items } from './items.ts';
import { Ledger } from './ledger.ts';
import { Obligations } from './obligations.ts';
import { Props } from './props.ts';
import { Once } from './once.ts';
import type { Piles } from './piled.ts';
import { isRound } from './rounds.ts';
import { RulesBooks } from './rules-in-force.ts';
import { Seeds } from './seeds.ts';
import { Operators } from './operators.ts';
import { Standing } from './standing.ts';
import type { StreamAtHand } from './streams.ts';

const FIRST_EDITION = 1;

/** The single desk of an audit, moved from event to event, with the books that all slices share. */
export class FrameDesk implements Desk, EventAtHand {
  readonly hash: (text: string) => string;
  readonly began: (stream: string) => boolean;
  readonly isRound = (chain: BeaconKey, round: SignedRound): boolean =>
    isRound(chain, round, this.edition >= INPUT_EDITION);
  readonly independent = independentChain;
  readonly ledger: Ledger;
  readonly items: Items;
  readonly deeds = new Deeds(this);
  readonly seeds: Seeds;
  /** commands by the hash of stream and id */
  readonly commands: Once;
  readonly rules: RulesBooks;
  readonly props = new Props(this);
  readonly obligations = new Obligations(this);
  readonly operators = new Operators(this);
  readonly standing = new Standing(this);
  readonly editions = { open: (edition: number) => this.#openEdition(edition) };
  readonly epochs = new Epochs(this);
  stream = '';
  id = '';
  version = 0;
  time = 0;
  actor = '';
  command = '';
  edition = FIRST_EDITION;
  /** position at which the edition was opened */
  editionFrom = 1;
  /** position of the current event in the log, from 1 */
  position = 0;
  playedAt = 0;
  /** position from which the stricter rules bind; infinite before */
  strictFrom = Infinity;
  /** version of the first event of the open command */
  commandVersion = 0;
  /** books of the stream's player; empty books for other kinds of streams */
  player: PlayerBooks = playerBooks('');
  written: AnyEvent[] = [];
  #books: StreamBooks = streamBooks();

  /** @param piles storage for what may occur once; in memory if absent */
  constructor(
    shop: AnyShop,
    hash: (text: string) => string,
    began: (stream: string) => boolean,
    piles?: () => Piles,
  ) {
    this.hash = hash;
    this.began = began;
    this.seeds = new Seeds(this, new Once(piles?.()));
    this.commands = new Once(piles?.());
    this.items = new Items(this, piles?.());
    this.ledger = new Ledger(this, shop.slices);
    this.rules = new RulesBooks(this, shop);
  }

  get epoch(): number {
    return this.epochs.current;
  }

  get place(): Place {
    return placeOf(this.stream, this.version);
  }

  get commandPlace(): Place {
    return placeOf(this.stream, this.commandVersion);
  }

  /** Moves to the next event. */
  move({ stream, version, time, actor, command }: Envelope, { id, books, player }: StreamAtHand): void {
    this.position += 1;
    this.stream = stream;
    this.id = id;
    this.version = version;
    this.time = time;
    this.actor = actor;
    this.command = command;
    this.player = player;
    if (player.playerId !== '' && time > this.playedAt) this.playedAt = time;
    this.#books = books;
  }

  /** Returns access to one slice's books of the current stream. */
  shelfOf(slice: string): Shelf {
    return { own: (begin) => this.#own(slice, begin) };
  }

  /** Keeps a valid event: later ones of its command may refer to it. */
  keep(event: AnyEvent): undefined {
    // Plays write many events that nobody approves. In players' streams only events of operators are needed later.
    if (this.player.playerId === '' || this.actor.startsWith('operator:')) this.written.push(event);
  }

  /** Checks what the open command left undone. */
  endCommand(): Violation | undefined {
    const ended = this.obligations.endCommand();
    return (
      this.ledger.endCommand(ended) ??
      this.items.endCommand() ??
      this.props.endCommand() ??
      this.seeds.endCommand() ??
      this.operators.endCommand() ??
      this.#auditEscrow()
    );
  }

  #auditEscrow(): Violation | undefined {
    const { held } = this.obligations;
    const escrow = this.ledger.sumOf('escrow');
    return held === escrow ? undefined : violationOf('escrow', String(held), String(escrow));
  }

  #own<Own>(slice: string, begin: () => Own): Own {
    const all = (this.#books.own ??= {});
    all[slice] ??= begin();
    const books: object = all;
    // The value under a slice's name was created by that slice.
    return Reflect.get(books, slice);
  }

  #openEdition(edition: number): Violation | undefined {
    const before = this.edition;
    this.edition = edition;
    this.editionFrom = this.position;
    if (edition >= STRICTER_EDITION && this.strictFrom === Infinity) this.strictFrom = this.position + 1;
    if (edition > EDITION)
      return violationOf('edition', `at most ${EDITION}, which this auditor knows`, edition);
    return edition > before ? undefined : violationOf('edition', `an edition after ${before}`, edition);
  }
}
