import type { Deed, DeedWindow, Done } from './deeds.ts';
import type { Place } from './place.ts';
import type { PublishedRules, RulesInForce, RulesKind } from './published.ts';
import type { OperatorRole, Right } from './rights.ts';
import type { Finding } from './violation.ts';

// The books that all slices share, which the frame of the auditor (engine/src/audit) keeps behind these types.

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
  /** Of the stream's player, before the event at hand moves anything; in 1/10,000 gem. */
  balance(): number;
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
  /** Items go from one state into another. Whether each was in it, as it is told, shows at the log's end. */
  move(from: number, to: number, items: readonly AuditedItem[]): Finding;
  /** The event at hand uses the items that its command moved into a state before it; undefined where there are none. */
  use(to: number): readonly AuditedItem[] | undefined;
  /** The event at hand says when an item in some state came, milliseconds since 1970. Whether it did shows at the log's end. */
  came(item: AuditedItem, state: number, time: number): void;
}

/** What the stream's player did. */
export interface DeedBooks {
  /** As far as the events before the one at hand say; of a month and a day at most. */
  done(deed: Deed, window: DeedWindow): Done;
}

/** Units of one kind of what players hold beside gems and items. */
export interface AuditedProp {
  readonly prop: string;
  /** what it is for, where props of its kind are for something each; else null */
  readonly of: string | null;
  readonly count: number;
}

export interface PropBooks {
  /** The event at hand promises props, which the same command grants. */
  due(prop: AuditedProp): void;
  /** Props are granted: exactly those that are due. */
  grant(props: readonly AuditedProp[]): Finding;
  /** Props that the player holds are used up, for what an event behind it in the same command says. */
  use(prop: AuditedProp): Finding;
  /** The event at hand is what props were used for, which its command used before it. */
  spend(prop: AuditedProp): Finding;
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
  /** What was published last under a name is taken back. */
  stop(name: string): void;
  /** Of which kind the rules of a name are, as their slice declares. */
  like(name: string): RulesKind;
  /**
   * The rules that count at the time of the event at hand, or, as far as they are published, at another one; undefined when none do,
   * or they do not fit.
   */
  inForce<Content>(rules: PublishedRules<Content>, time?: number): RulesInForce<Content> | undefined;
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

/** Whether the stream's player may act. */
export interface StandingBooks {
  /** @param until milliseconds since 1970; null: until it is lifted */
  suspend(until: number | null): Finding;
  lift(): Finding;
}

/** Who runs the shop, and what they propose in the stream at hand. */
export interface OperatorBooks {
  /** Who acts at the event at hand is the shop itself, or an operator who may. */
  demand(right: Right): Finding;
  /** The role of the operator who acts; undefined when nobody acts who was added. */
  roleAtHand(): OperatorRole | undefined;
  add(operatorId: string, personId: string, role: OperatorRole): Finding;
  setRole(operatorId: string, role: OperatorRole): Finding;
  disable(operatorId: string): Finding;
  setMode(mode: 'single' | 'pairs', from: number): Finding;
  propose(proposed: Proposed, right: Right): Finding;
  /** The event at hand approves what its command wrote before it. */
  approve(proposalId: string, hash: string, right: Right): Finding;
  /** Who acts is the shop itself, or an operator who may. */
  demand(right: Right): Finding;
  drop(
    proposalId: string,
    reason: 'withdrawn' | 'refused',
    rights: { readonly propose: Right; readonly approve: Right },
  ): Finding;
  /** The event at hand publishes part of a setting. Binds from the edition of four eyes on. */
  publish(published: Publishing): Finding;
  /** What was approved last in the stream at hand, and was to count from a time to come, is taken back. */
  stop(proposalId: string): Finding;
}

/** A part of a setting that is published. Times in milliseconds since 1970. */
export interface Publishing {
  readonly from: number;
  /** how long before it has to be known, in milliseconds */
  readonly notice: number;
  /** whether nobody can have played by what it replaces, so that the shop itself may publish it */
  readonly first: boolean;
  /** published before, and counting at `from`: nothing takes effect in it; null: none, or it does not bind what is published */
  readonly freeze: { readonly from: number; readonly until: number } | null;
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
