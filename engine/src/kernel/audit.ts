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
import type { Writing } from './grammar.ts';
import type { MeasureName, Vocabulary } from './measures.ts';
import type { Place } from './place.ts';
import type { Violation } from './violation.ts';

// What a slice's `audit.ts` is made of.

/**
 * How money may move for a reason.
 * paid: it stands before the events whose checks say what they cost; owed: after those whose checks say what is owed; free: no
 * event says how much, because of what `why` tells.
 */
export type Way = {
  /** [from, to] */
  readonly legs: readonly (readonly [from: string, to: string])[];
  /** edition from which that binds; before, the amount was free */
  readonly since?: number;
} & ({ readonly amount: 'paid' | 'owed' } | { readonly amount: 'free'; readonly why: string });

/** A round of a public beacon, as it came out. */
export interface SignedRound {
  readonly round: number;
  readonly signature: string;
  readonly randomness: string;
}

/** What a check looks at, and the frame's books, which it writes. */
export interface Desk {
  /** SHA-256 of a text, 64 lower-case hex digits */
  readonly hash: (text: string) => string;
  /**
   * Whether a round is one that its beacon has signed. Of beacons that a shop could steer only the randomness is held to the
   * signature: whose key it is says nothing there. @param chain its hash
   */
  readonly isRound: (chain: string, round: SignedRound) => boolean;
  readonly stream: string;
  /** what follows the kind in the stream's name: the player's id, in a player's stream */
  readonly id: string;
  readonly version: number;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly actor: string;
  readonly command: string;
  /** of the event at hand */
  readonly place: Place;
  /** the edition of the log at this event */
  readonly edition: number;
  /** Whether a stream has begun: the one at hand has. */
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

/** A slice's own books, to be written in place. */
export interface OwnBooks<Own, Shop> {
  /** of the stream at hand */
  readonly own: Own;
  readonly shop: Shop;
}

/** A figure of the whole log: a count, or an amount in 1/10,000 gem as a big integer, because nothing bounds a sum over all. */
export type Total = number | bigint;

/** What a slice remembers while a log is audited. */
export interface Books<Own, Shop> {
  /** of a stream, at first touch; JSON, because streams not met for long lie in an archive */
  readonly own: () => Own;
  /** of the whole shop: facts in log order, which every part of a divided audit reads, and totals, which can be added up */
  readonly shop: () => Shop;
  readonly totals: (shop: Shop) => Readonly<Record<string, Total>>;
}

/** What a slice without books of its own has. */
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
  /** what the slice counts of any slice's events, once those are checked, and what it has against them */
  readonly counts?: {
    readonly [Name in MeasureName]?: (
      desk: Desk,
      value: Vocabulary[Name],
      books: OwnBooks<Own, Shop>,
    ) => Violation | undefined;
  };
  /** what the slice holds every game to, where a player begins a play of it */
  readonly plays?: (desk: Desk, game: string, books: OwnBooks<Own, Shop>) => Violation | undefined;
  /** events of other slices that the slice has to know of */
  readonly follows?: readonly Follow<Own, Shop>[];
  /** what each command writes, by its name */
  readonly writings: Readonly<Record<Name, Writing>>;
  /** what was asked for, by command, where its events tell: undefined when they are another command's */
  readonly inputs?: { readonly [Command in Name]?: InputOf };
  /** how money may move, by reason */
  readonly ways: Readonly<Record<Reason, Way>>;
}

/** A command's input out of all of its events, at their present versions. @returns undefined when they are not of the command */
export type InputOf = (events: readonly AnyEvent[]) => unknown;

/** What a slice's books take from another slice's event, once that slice has checked it, and what they have against it. */
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
  /** Begins a log. @param shelf where the books of the stream at hand lie */
  begin(desk: Desk, shelf: Shelf): RunningAudit;
}

/** The audit of one slice, whose rules, commands and reasons are known by name: others have to be complete in them. */
export interface Audit<Rule extends string, Name extends string, Reason extends string> extends AnyAudit {
  readonly rules: Readonly<Record<Rule, string>>;
  readonly writings: Readonly<Record<Name, Writing>>;
  readonly ways: Readonly<Record<Reason, Way>>;
}

/** Gives a slice its books of the stream at hand, as it left them or as they begin. */
export interface Shelf {
  own<Own>(begin: () => Own): Own;
}

export interface RunningAudit {
  /** by type of event */
  readonly checks: ReadonlyMap<string, (event: AnyEvent) => Violation | undefined>;
  /** by type of event */
  readonly follows: readonly {
    readonly type: string;
    readonly react: (event: AnyEvent) => Violation | undefined;
  }[];
  counter<Name extends MeasureName>(
    name: Name,
  ): ((value: Vocabulary[Name]) => Violation | undefined) | undefined;
  /** holds a play of a game, by its name, to the slice's rules */
  readonly plays: ((game: string) => Violation | undefined) | undefined;
  totals(): Readonly<Record<string, Total>>;
}

/** Says what a slice's events are held to. Infers only: what is left out does not compile. */
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
