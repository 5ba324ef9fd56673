import type { AnyEvent, EventKind } from './event.ts';
import type { Writing } from './grammar.ts';
import type { MeasureName, Vocabulary } from './measures.ts';
import type { Place } from './place.ts';
import type { PublishedRules, RulesInForce } from './published.ts';
import type { OperatorRole, Right } from './rights.ts';

// What a slice's `audit.ts` is made of. The books that all slices share are kept by the frame (engine/src/audit) behind these types.

/** A rule that an event breaks. */
export interface Violation {
  readonly rule: string;
  readonly expected: string;
  readonly found: string;
  /** in the stream at hand, of the event that breaks it; the one at hand when absent */
  readonly version?: number;
}

type Finding = Violation | undefined;

const SHOWN_MAX = 160;

const shown = (value: string | number): string => {
  const text = String(value);
  return text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX)}…`;
};

export const violationOf = (rule: string, expected: string | number, found: string | number): Violation => ({
  rule,
  expected: shown(expected),
  found: shown(found),
});

/** A violation, unless both are the same. */
export const unequal = <Value extends string | number>(
  rule: string,
  expected: Value,
  found: Value,
): Finding => (expected === found ? undefined : violationOf(rule, expected, found));

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

/** A movement of money. Amounts in 1/10,000 gem. */
export interface Leg {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** An item that a player is granted. Value in 1/10,000 gem. */
export interface AuditedItem {
  readonly itemId: string;
  readonly skinId: string;
  readonly value: number;
}

export interface LedgerBooks {
  /** Money of the stream's player moves, and leaves a balance. */
  post(reason: string, postings: readonly Leg[], balance: number, cause: Place | null): Finding;
  /** The event at hand costs, or owes, a movement: `post` has been or will be told of it, in the same command. */
  due(reason: string, leg: Leg): Finding;
}

export interface ItemBooks {
  /** The id of the item that is due next. */
  nextId(): string;
  /** The event at hand yields an item, which the same command grants. */
  due(source: number, item: AuditedItem): void;
  grant(source: number, items: readonly AuditedItem[]): Finding;
}

export interface SeedBooks {
  commit(chainId: number, anchor: string, length: number, epoch: number): Finding;
  setUserSeed(userSeed: string, derived: boolean): Finding;
  /** A chain of an earlier epoch is given up, and its last seed shown. */
  giveUp(voided: {
    readonly chainId: number;
    readonly epoch: number;
    readonly used: number;
    readonly lastSeed: string;
  }): Finding;
}

export interface RuleBooks {
  publish(name: string, version: number, from: number, hash: string, content: unknown): Finding;
  /** The rules that count at the time of the event at hand; undefined when none do, or they do not fit. */
  inForce<Content>(rules: PublishedRules<Content>): RulesInForce<Content> | undefined;
}

export interface EditionBooks {
  open(edition: number): Finding;
}

/** A change that waits for approval. */
export interface Proposed {
  readonly proposalId: string;
  /** of the events that it would write */
  readonly hash: string;
  /** who had a hand in it */
  readonly editors: readonly string[];
  /** milliseconds since 1970 */
  readonly expires: number;
}

/** Who runs the shop, and what they propose in the stream at hand. */
export interface OperatorBooks {
  add(operatorId: string, personId: string, role: OperatorRole): Finding;
  setRole(operatorId: string, role: OperatorRole): Finding;
  disable(operatorId: string): Finding;
  setMode(mode: 'single' | 'pairs', from: number): Finding;
  propose(proposed: Proposed, right: Right): Finding;
  /** The event at hand approves what its command wrote before it. */
  approve(proposalId: string, hash: string, right: Right): Finding;
  drop(
    proposalId: string,
    reason: 'withdrawn' | 'refused',
    rights: { readonly propose: Right; readonly approve: Right },
  ): Finding;
}

export interface EpochBooks {
  open(epoch: number, name: string): Finding;
}

/** Something begun that has to end, such as a stake held for a game. Amount in 1/10,000 gem, held in escrow until then. */
export interface Obligation {
  /** of the event that began it: its name */
  readonly place: Place;
  /** the stream that may take it up and decide it; the stream that began it closes it */
  readonly to: string;
  readonly amount: number;
  /** what was agreed, for the one who takes it up */
  readonly terms: string;
  readonly taken: boolean;
  readonly outcome: Outcome | undefined;
}

/** What became of an obligation. */
export interface Outcome {
  /** of the event that decided it */
  readonly cause: Place;
  /** such as 'release' or 'settle 20000' */
  readonly means: string;
}

export interface ObligationBooks {
  /** The event at hand begins something. @param due until when, milliseconds since 1970 */
  open(begun: {
    readonly to: string;
    readonly amount: number;
    readonly due: number;
    readonly terms: string;
  }): Finding;
  find(place: Place): Obligation | undefined;
  /** The stream at hand takes up what was held for it. */
  take(place: Place): Finding;
  /** The stream at hand ends what was begun for it, by being there: nothing comes back to the one that began it. */
  meet(place: Place): Finding;
  /** The event at hand decides what becomes of what its stream took up. */
  decide(place: Place, means: string): Finding;
  /** The event at hand ends what its stream began: as it was decided; without an outcome, because nobody took it up. */
  close(place: Place, outcome?: Outcome): Finding;
}

/** What a check looks at, and the frame's books, which it writes. */
export interface Desk {
  /** SHA-256 of a text, 64 lower-case hex digits */
  readonly hash: (text: string) => string;
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
  readonly ledger: LedgerBooks;
  readonly items: ItemBooks;
  readonly seeds: SeedBooks;
  readonly rules: RuleBooks;
  readonly editions: EditionBooks;
  readonly epochs: EpochBooks;
  readonly obligations: ObligationBooks;
  readonly operators: OperatorBooks;
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

export interface AuditDefinition<
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
  /** what the slice counts of any slice's events */
  readonly counts?: {
    readonly [Name in MeasureName]?: (
      desk: Desk,
      value: Vocabulary[Name],
      books: OwnBooks<Own, Shop>,
    ) => void;
  };
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

/** What a slice's books take from another slice's event, once that slice has checked it. */
export interface Follow<Own, Shop> {
  readonly type: string;
  react(desk: Desk, event: AnyEvent, books: OwnBooks<Own, Shop>): void;
}

export const follow = <Data, Own, Shop>(
  kind: EventKind<string, Data>,
  react: (desk: Desk, data: Data, books: OwnBooks<Own, Shop>) => void,
): Follow<Own, Shop> => ({
  type: kind.type,
  react(desk, event, books) {
    if (kind.is(event)) react(desk, event.data, books);
  },
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
  readonly follows: readonly { readonly type: string; readonly react: (event: AnyEvent) => void }[];
  counter<Name extends MeasureName>(name: Name): ((value: Vocabulary[Name]) => void) | undefined;
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
