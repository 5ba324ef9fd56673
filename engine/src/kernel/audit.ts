import type { AnyEvent, EventKind } from './event.ts';
import type {
  DeedBooks,
  EditionBooks,
  EpochBooks,
  ItemBooks,
  LedgerBooks,
  ObligationBooks,
  OperatorBooks,
  PropBooks,
  RuleBooks,
  SeedBooks,
  StandingBooks,
} from './books.ts';
import type { FixedRound } from './fixed-round.ts';
import type { Writing } from './grammar.ts';
import type { MeasureName, Vocabulary } from './measures.ts';
import type { Place } from './place.ts';
import type { Violation } from './violation.ts';

// The parts of a slice's `audit.ts`.

/**
 * How money may move for a reason.
 * paid: the posting comes before the events whose checks say what they cost; owed: after those whose checks say what is
 * owed;
 * free: no event says the amount, for the reason in `why`.
 */
export type Way = {
  /** [from, to] */
  readonly legs: readonly (readonly [from: string, to: string])[];
  /** first edition in which that binds; before it, the amount was free */
  readonly since?: number;
} & ({ readonly amount: 'paid' | 'owed' } | { readonly amount: 'free'; readonly why: string });

/** The name and key of a beacon, as the log holds them. */
export interface BeaconKey {
  readonly hash: string;
  readonly publicKey: string;
}

/** A published round of a public beacon. */
export interface SignedRound {
  readonly round: number;
  readonly signature: string;
  readonly randomness: string;
}

/** The facts that a check reads, and the frame's books, which it writes. */
export interface Desk {
  /** SHA-256 of a text, 64 lower-case hex digits */
  readonly hash: (text: string) => string;
  /**
   * Tests whether a round was signed by its beacon. A beacon that a shop could steer is held to the key in the log from
   * edition 8 on; before, only its randomness was checked against the signature.
   */
  readonly isRound: (chain: BeaconKey, round: SignedRound) => boolean;
  /** Returns the beacon with a hash if no shop can steer it. */
  readonly independent: (hash: string) => FixedRound['chain'] | undefined;
  readonly stream: string;
  /** the part after the kind in the stream's name: the player's id in a player's stream */
  readonly id: string;
  readonly version: number;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly actor: string;
  readonly command: string;
  /** place of the current event */
  readonly place: Place;
  /** edition of the log at this event */
  readonly edition: number;
  /** Tests whether a stream has begun; the current one has. */
  readonly began: (stream: string) => boolean;
  readonly ledger: LedgerBooks;
  readonly items: ItemBooks;
  readonly deeds: DeedBooks;
  readonly props: PropBooks;
  readonly seeds: SeedBooks;
  readonly rules: RuleBooks;
  readonly editions: EditionBooks;
  readonly epochs: EpochBooks;
  readonly obligations: ObligationBooks;
  readonly operators: OperatorBooks;
  readonly standing: StandingBooks;
}

/** A slice's own books, written in place. */
export interface OwnBooks<Own, Shop> {
  /** books of the current stream */
  readonly own: Own;
  readonly shop: Shop;
}

/** A figure of the whole log: a count, or an amount in 1/10,000 gem as a big integer, since such a sum is unbounded. */
export type Total = number | bigint;

/** The books of a slice during an audit. */
export interface Books<Own, Shop> {
  /** initial books of a stream, created on first use; JSON, because unused streams move to an archive */
  readonly own: () => Own;
  /** initial books of the shop: facts in log order, which every part of a divided audit reads, and totals to be added up */
  readonly shop: () => Shop;
  readonly totals: (shop: Shop) => Readonly<Record<string, Total>>;
}

/** The books of a slice that needs none. */
export const NO_BOOKS: Books<object, object> = { own: () => ({}), shop: () => ({}), totals: () => ({}) };

interface AuditDefinition<
  Data extends object,
  Own,
  Shop,
  Rule extends string,
  Name extends string,
  Reason extends string,
> {
  readonly events: { readonly [Type in keyof Data]: EventKind<string, Data[Type]> };
  /** the slice's rules, each as a sentence */
  readonly rules: Readonly<Record<Rule, string>>;
  readonly books: Books<Own, Shop>;
  readonly checks: {
    readonly [Type in keyof Data]: (
      desk: Desk,
      data: Data[Type],
      books: OwnBooks<Own, Shop>,
    ) => Violation | undefined;
  };
  /** counters for measures of any slice's events, called after those are checked; they may report a violation */
  readonly counts?: {
    readonly [Name in MeasureName]?: (
      desk: Desk,
      value: Vocabulary[Name],
      books: OwnBooks<Own, Shop>,
    ) => Violation | undefined;
  };
  /** check that applies to every game when a player begins a play */
  readonly plays?: (desk: Desk, game: string, books: OwnBooks<Own, Shop>) => Violation | undefined;
  /** events of other slices that the slice reacts to */
  readonly follows?: readonly Follow<Own, Shop>[];
  /** the events that each command writes, by its name */
  readonly writings: Readonly<Record<Name, Writing>>;
  /** derives a command's input from its events; undefined if they are of another command */
  readonly inputs?: { readonly [Command in Name]?: InputOf };
  /** how money may move, by reason */
  readonly ways: Readonly<Record<Reason, Way>>;
}

/** Derives a command's input from all its events at their present versions. @returns undefined for other commands */
export type InputOf = (events: readonly AnyEvent[]) => unknown;

/** A slice's reaction to another slice's event, after that slice has checked it. It may report a violation. */
export interface Follow<Own, Shop> {
  readonly type: string;
  react(desk: Desk, event: AnyEvent, books: OwnBooks<Own, Shop>): Violation | undefined;
}

export const follow = <Data, Own, Shop>(
  kind: EventKind<string, Data>,
  react: (desk: Desk, data: Data, books: OwnBooks<Own, Shop>) => Violation | undefined,
): Follow<Own, Shop> => ({
  type: kind.type,
  react: (desk, event, books) => (kind.is(event) ? react(desk, event.data, books) : undefined),
});

/** A slice's audit as the frame runs it. */
export interface AnyAudit {
  readonly rules: Readonly<Record<string, string>>;
  readonly writings: Readonly<Record<string, Writing>>;
  readonly ways: Readonly<Record<string, Way>>;
  readonly inputs: Readonly<Record<string, InputOf | undefined>>;
  /** Begins an audit of a log. @param shelf gives the books of the current stream */
  begin(desk: Desk, shelf: Shelf): RunningAudit;
}

/** The audit of one slice, with its rules, commands and reasons as types, so that lists elsewhere have to be complete. */
export interface Audit<Rule extends string, Name extends string, Reason extends string> extends AnyAudit {
  readonly rules: Readonly<Record<Rule, string>>;
  readonly writings: Readonly<Record<Name, Writing>>;
  readonly ways: Readonly<Record<Reason, Way>>;
}

/** Gives a slice its books of the current stream, creating them on first use. */
export interface Shelf {
  own<Own>(begin: () => Own): Own;
}

export interface RunningAudit {
  /** by event type */
  readonly checks: ReadonlyMap<string, (event: AnyEvent) => Violation | undefined>;
  /** by event type */
  readonly follows: readonly {
    readonly type: string;
    readonly react: (event: AnyEvent) => Violation | undefined;
  }[];
  counter<Name extends MeasureName>(
    name: Name,
  ): ((value: Vocabulary[Name]) => Violation | undefined) | undefined;
  /** checks a play of the named game against the slice's rules */
  readonly plays: ((game: string) => Violation | undefined) | undefined;
  totals(): Readonly<Record<string, Total>>;
}

/** Defines the checks of a slice's events. Types are inferred, so that omissions do not compile. */
export function defineAudit<
  Data extends object,
  Own,
  Shop,
  Rule extends string,
  Name extends string,
  Reason extends string,
>({
  events,
  books,
  checks,
  counts = {},
  plays,
  follows = [],
  inputs = {},
  ...said
}: AuditDefinition<Data, Own, Shop, Rule, Name, Reason>): Audit<Rule, Name, Reason> {
  return {
    ...said,
    inputs: { ...inputs },
    begin(desk, shelf) {
      const own = ownBooks(books, shelf);
      const running = new Map<string, (event: AnyEvent) => Violation | undefined>();
      for (const type in events)
        running.set(events[type].type, checkOf(events[type], checks[type], desk, own));
      return {
        checks: running,
        follows: follows.map((one) => ({ type: one.type, react: (event) => one.react(desk, event, own) })),
        counter(name) {
          const count = counts[name];
          return count && ((value) => count(desk, value, own));
        },
        plays: plays && ((game) => plays(desk, game, own)),
        totals: () => books.totals(own.shop),
      };
    },
  };
}

const ownBooks = <Own, Shop>(books: Books<Own, Shop>, shelf: Shelf): OwnBooks<Own, Shop> => ({
  shop: books.shop(),
  get own() {
    return shelf.own(books.own);
  },
});

const checkOf =
  <Data, Own, Shop>(
    kind: EventKind<string, Data>,
    check: (desk: Desk, data: Data, books: OwnBooks<Own, Shop>) => Violation | undefined,
    desk: Desk,
    books: OwnBooks<Own, Shop>,
  ) =>
  (event: AnyEvent): Violation | undefined =>
    kind.is(event) ? check(desk, event.data, books) : undefined;
