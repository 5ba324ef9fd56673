import type { Deed, DeedWindow, Done } from './deeds.ts';
import type { Place } from './place.ts';
import type { ProposeRight, PublishedRules, RulesInForce, RulesKind } from './published.ts';
import type { OperatorRole, Right } from './rights.ts';
import type { Finding } from './violation.ts';

// The books that all slices share. The auditor's frame (engine/src/audit) implements these types.

/** A movement of money. Amounts in 1/10,000 gem. */
export interface Leg {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** An item granted to a player. Value in 1/10,000 gem. */
export interface AuditedItem {
  readonly itemId: string;
  readonly skinId: string;
  readonly value: number;
}

export interface LedgerBooks {
  /** Returns the balance of the stream's player before the current event, in 1/10,000 gem. */
  balance(): number;
  /** Moves money of the stream's player and checks the new balance. */
  post(reason: string, postings: readonly Leg[], balance: number, cause: Place | null): Finding;
  /** Notes that the current event costs, or owes, a movement. The same command has to `post` it. */
  due(reason: string, leg: Leg): Finding;
}

export interface ItemBooks {
  /** Returns the id of the next item that is due. */
  nextId(): string;
  /** Notes that the current event yields an item. The same command has to grant it. */
  due(source: number, item: AuditedItem): void;
  grant(source: number, items: readonly AuditedItem[]): Finding;
  /** Grants items beside those that are due. Another slice's check says which they have to be. */
  grantExtra(items: readonly AuditedItem[]): Finding;
  /** Moves items from one state to another. Wrong former states show at the log's end. */
  move(from: number, to: number, items: readonly AuditedItem[]): Finding;
  /** Uses the items that the command moved into a state before the current event; undefined if there are none. */
  use(to: number): readonly AuditedItem[] | undefined;
  /** Notes the grant time that the event states for an item, milliseconds since 1970. A wrong one shows at the log's end. */
  came(item: AuditedItem, state: number, time: number): void;
}

/** The deeds of the stream's player. */
export interface DeedBooks {
  /** Adds up the deeds of events before the current one, at most a month and a day back. */
  done(deed: Deed, window: DeedWindow): Done;
}

/** Units of one kind of prop. */
export interface AuditedProp {
  readonly prop: string;
  /** the object that the prop is for, if its kind is for one each; else null */
  readonly of: string | null;
  readonly count: number;
}

export interface PropBooks {
  /** Notes that the current event promises props. The same command has to grant them. */
  due(prop: AuditedProp): void;
  /** Grants props: they must be exactly those that are due. */
  grant(props: readonly AuditedProp[]): Finding;
  /** Uses up props that the player holds. A later event of the same command has to say what for. */
  use(prop: AuditedProp): Finding;
  /** Notes that the current event is the purpose of props that its command used before. */
  spend(prop: AuditedProp): Finding;
}

export interface SeedBooks {
  commit(chainId: number, anchor: string, length: number, epoch: number): Finding;
  setUserSeed(userSeed: string, derived: boolean): Finding;
  /** Gives up a chain of an earlier epoch and shows its last seed. */
  giveUp(voided: {
    readonly chainId: number;
    readonly epoch: number;
    readonly used: number;
    readonly lastSeed: string;
  }): Finding;
}

export interface RuleBooks {
  publish(name: string, version: number, from: number, hash: string, content: unknown): Finding;
  /** Undoes the last publication under a name. */
  stop(name: string): void;
  /** Returns the kind of a name's rules, as their slice declares it. */
  like(name: string): RulesKind;
  /** Returns the right to propose a name's rules, as their slice declares it. */
  propose(name: string): ProposeRight;
  /**
   * Returns the rules in force at the current event's time, or at another time as far as published.
   * Returns undefined if there are none, or they do not fit.
   */
  inForce<Content>(rules: PublishedRules<Content>, time?: number): RulesInForce<Content> | undefined;
  /** Returns the content of published rules with a hash. Returns undefined if there are none, or they do not fit. */
  named<Content>(rules: PublishedRules<Content>, hash: string): Content | undefined;
}

export interface EditionBooks {
  open(edition: number): Finding;
}

/** A change that waits for approval. */
export interface Proposed {
  readonly proposalId: string;
  /** hash of the events that it would write */
  readonly hash: string;
  /** operators who wrote or changed it */
  readonly editors: readonly string[];
  /** milliseconds since 1970 */
  readonly expires: number;
}

/** The suspension of the stream's player. */
export interface StandingBooks {
  /** @param until milliseconds since 1970; null: until it is lifted */
  suspend(until: number | null): Finding;
  lift(): Finding;
}

/** The operators of the shop, and their proposals in the current stream. */
export interface OperatorBooks {
  /** Checks that the current event's actor is the shop itself, or an operator with the right. */
  demand(right: Right): Finding;
  /** Returns the acting operator's role; undefined if the actor was never added as an operator. */
  roleAtHand(): OperatorRole | undefined;
  add(operatorId: string, personId: string, role: OperatorRole): Finding;
  setRole(operatorId: string, role: OperatorRole): Finding;
  reset(operatorId: string): Finding;
  disable(operatorId: string): Finding;
  setMode(mode: 'single' | 'pairs', from: number): Finding;
  propose(proposed: Proposed, right: Right): Finding;
  /** Approves what the current event's command wrote before it. */
  approve(proposalId: string, hash: string, right: Right): Finding;
  /** Checks that the actor is the shop itself, or an operator with the right. */
  demand(right: Right): Finding;
  drop(
    proposalId: string,
    reason: 'withdrawn' | 'refused',
    rights: { readonly propose: Right; readonly approve: Right },
  ): Finding;
  /** Publishes a part of a setting. Binds from the edition of four eyes on. */
  publish(published: Publishing): Finding;
  /** Undoes the last approved change in the current stream before it takes effect. */
  stop(proposalId: string): Finding;
}

/** A published part of a setting. Times in milliseconds since 1970. */
export interface Publishing {
  readonly from: number;
  /** the notice required, in milliseconds */
  readonly notice: number;
  /** true if nobody can have played by what it replaces, so that the shop itself may publish it */
  readonly first: boolean;
  /** the settings freeze in force at `from`: no change takes effect in it; null if there is none, or it does not bind this */
  readonly freeze: { readonly from: number; readonly until: number } | null;
}

export interface EpochBooks {
  open(epoch: number, name: string): Finding;
}

/** An obligation that has to end, such as a stake held for a game. Amount in 1/10,000 gem, held in escrow until then. */
export interface Obligation {
  /** place of the event that began it, which names it */
  readonly place: Place;
  /** stream that may take it up and decide it; the stream that began it closes it */
  readonly to: string;
  readonly amount: number;
  /** the agreed terms, for the stream that takes it up */
  readonly terms: string;
  readonly taken: boolean;
  readonly outcome: Outcome | undefined;
}

/** The outcome of an obligation. */
export interface Outcome {
  /** place of the event that decided it */
  readonly cause: Place;
  /** such as 'release' or 'settle 20000' */
  readonly means: string;
}

export interface ObligationBooks {
  /**
   * Begins an obligation, found by the place of its event. `due`: latest time of its end, milliseconds since 1970. `of`: the slice
   * that begins it at another slice's event, where several may; then it is found by `place/of`.
   */
  open(begun: {
    readonly to: string;
    readonly amount: number;
    readonly due: number;
    readonly terms: string;
    readonly of?: string;
  }): Finding;
  find(place: Place): Obligation | undefined;
  /** Takes up an obligation that was begun for the current stream. */
  take(place: Place): Finding;
  /** Ends an obligation by the existence of the stream it was begun for: nothing returns to the stream that began it. */
  meet(place: Place): Finding;
  /** Takes a part of an obligation's amount, from any stream: the slice that began it says who gets how much. */
  pay(place: Place, amount: number): Finding;
  /** Decides an obligation that the event's stream took up. */
  decide(place: Place, means: string): Finding;
  /** Ends an obligation of the current stream, with the decided outcome; without one if nobody took it up. */
  close(place: Place, outcome?: Outcome): Finding;
}
