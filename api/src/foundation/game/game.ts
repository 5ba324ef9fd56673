import type { Catalogue, CatalogueState, Text } from '@skins/engine/catalogue';
import type { Epochs } from '@skins/engine/epochs';
import type { Command, Decision, Moment, PublishedRules, RulesInForce } from '@skins/engine/kernel';
import type { Identity } from '@skins/engine/limits';
import type { Operators } from '@skins/engine/operators';
import type { RulesHistory, RulesState } from '@skins/engine/rules';
import type { DrawContext } from '@skins/engine/seeds';
import type { AllSlices, Player, Shop } from '@skins/engine/shop';
import type { GameClosed, Stops } from '@skins/engine/stops';
import type { FreeGrowth } from '../guards/free-growth.ts';
import type { CommandRuntime, FoldedStreams, MemoryBudget, Outcome, Prepared } from '../runtime/index.ts';
import type { SeedChains } from '../secrets/index.ts';
import type { EventStore } from '../store/index.ts';
import type { GameStreams } from './game-streams.ts';
import type { PlayerRefusal } from './player-guards.ts';
import type { Scheduled } from './scheduled.ts';

/** A player's request with a command. */
export interface Asked<Input, Context> {
  readonly playerId: string;
  readonly commandId: string;
  readonly input: Input;
  /** Called at the command time, with the context of a draw and the player as decided. */
  readonly context: (draw: DrawContext, player: Player) => Context;
}

/** Checks a player's decision before it is written. @throws to write nothing */
type Admit = (decision: Decision<unknown>) => void;

/** A command of the service itself, or of an operator. */
interface Act<State, Input, Context> {
  /** an operator's id; undefined for the service itself */
  readonly by?: string | undefined;
  readonly streams: FoldedStreams<State>;
  readonly stream: string;
  readonly commandId: string;
  readonly input: Input;
  /** Called at the command time. */
  readonly context: (moment: Moment) => Context;
}

/** The engine running on a store: the runtime and the folded streams of each kind. */
export interface Game<All extends AllSlices = AllSlices> {
  readonly shop: Shop<All>;
  readonly store: EventStore;
  readonly runtime: CommandRuntime;
  readonly streams: GameStreams<All>;
  /** memory of the folded streams of all kinds */
  readonly memory: MemoryBudget;
  readonly seedChains: SeedChains;
  /** limit on commands that cost players nothing */
  readonly freeGrowth: FreeGrowth;
  /** Returns the epochs of the log, as decided, so that no chain is committed in an older epoch. */
  readonly epochs: () => Epochs;
  /** milliseconds since 1970; never goes back */
  readonly clock: () => number;
  /** Returns the catalogue in force, as decided, so that no play is decided on an older one. */
  readonly catalogue: () => Catalogue;
  /** Returns the catalogue in force at a past or future time; a play uses its own time. */
  readonly catalogueAt: (time: number) => Catalogue;
  /** Returns all published catalogues and the proposals, as decided. */
  readonly catalogueState: () => CatalogueState;
  /** Returns the publications of all settings that are not in force yet, by the time from which they are; as decided. */
  readonly scheduled: () => readonly Scheduled[];
  /** Returns whether a player was ever registered; after that, no setting changes without an approval. */
  readonly played: () => boolean;
  /** Returns the operators, as decided. */
  readonly operators: () => Operators;
  /** Returns the stopped games, as decided. */
  readonly stops: () => Stops;
  /** Returns why a game takes no new plays at a time; undefined if it takes them. */
  readonly closedAt: (game: string, time: number) => GameClosed | undefined;
  /** Returns the rules of a game in force at a time, as decided. @throws RangeError when there are none */
  readonly rulesAt: <Content>(rules: PublishedRules<Content>, time: number) => RulesInForce<Content>;
  /** Returns the offset of house time at a time, in minutes ahead of UTC. */
  readonly houseOffset: (time: number) => number;
  /** Returns all versions of the rules of a game, the oldest first. @throws RangeError when no slice declares them */
  readonly rulesHistory: (rules: Pick<PublishedRules<unknown>, 'name'>) => RulesHistory;
  /** Returns the rules history and the proposals. @throws RangeError when no slice declares them */
  readonly rulesState: (rules: Pick<PublishedRules<unknown>, 'name'>) => RulesState;
  readonly readPlayer: (playerId: string) => Promise<Player>;
  /**
   * Runs a command of a player on the player's own stream, with the player as actor. It refuses commands:
   * - on seed chains of an earlier epoch; the chains are renewed before the answer;
   * - of a player who is suspended or erased;
   * - that spend gems of a player who owes some;
   * - that begin a play while its game takes none.
   * Commands that begin a play or order gems are also checked against the player's own limits and the policy.
   * @throws WritingStopped when the settings may be older than half of the shortest notice; nothing happened
   */
  readonly runCommand: <Input, Context, Rejection extends { readonly code: string }, Reply>(
    command: Command<Player, Input, Context, Rejection, Reply>,
    asked: Asked<Input, Context>,
    admit?: Admit,
  ) => Promise<Outcome<Rejection | PlayerRefusal, Reply>>;
  /** Says what exactly stands against a player's command, by the house's time. */
  readonly detailOf: (rejection: { readonly code: string }) => Text | undefined;
  /** Returns the verified facts about a player as a person, for the policy. */
  readonly identityOf: (player: Player) => Identity;
  /** Prepares a command of the service or of an operator, to run alone or together with others. */
  readonly prepare: <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    command: Command<NoInfer<State>, Input, Context, Rejection, Reply>,
    act: Act<State, Input, Context>,
  ) => Prepared<Rejection, Reply>;
  /** Runs a command of the service or of an operator alone. */
  readonly act: <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    command: Command<NoInfer<State>, Input, Context, Rejection, Reply>,
    act: Act<State, Input, Context>,
  ) => Promise<Outcome<Rejection, Reply>>;
}
