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

/** What a player sends with a command. */
export interface Asked<Input, Context> {
  readonly playerId: string;
  readonly commandId: string;
  readonly input: Input;
  /** Called at the moment of decision, with what a draw needs, and the player as decided. */
  readonly context: (draw: DrawContext, player: Player) => Context;
}

/** Checks a player's decision before it is written. @throws to write nothing */
type Admit = (decision: Decision<unknown>) => void;

/** What the service itself, or an operator, does to a stream. */
interface Act<State, Input, Context> {
  /** an operator's id; the service itself where there is none */
  readonly by?: string | undefined;
  readonly streams: FoldedStreams<State>;
  readonly stream: string;
  readonly commandId: string;
  readonly input: Input;
  /** Called at the moment of decision. */
  readonly context: (moment: Moment) => Context;
}

/** The engine at work on a store: the runtime and the folded streams of each kind. */
export interface Game<All extends AllSlices = AllSlices> {
  readonly shop: Shop<All>;
  readonly store: EventStore;
  readonly runtime: CommandRuntime;
  readonly streams: GameStreams<All>;
  /** what folded streams of all kinds hold in memory */
  readonly memory: MemoryBudget;
  readonly seedChains: SeedChains;
  /** how much players may do for nothing */
  readonly freeGrowth: FreeGrowth;
  /** The epochs of the log: as decided, so that no chain is committed in an older one. */
  readonly epochs: () => Epochs;
  /** milliseconds since 1970; never goes back */
  readonly clock: () => number;
  /** What counts now: as decided, so that no play is decided on an older one. */
  readonly catalogue: () => Catalogue;
  /** What counts, or will, at a time: a play asks for its own. */
  readonly catalogueAt: (time: number) => Catalogue;
  /** Everything that was published of the catalogue, and what is proposed: as decided, too. */
  readonly catalogueState: () => CatalogueState;
  /** What was published of any setting and does not count yet, by the time from which it will: as decided, too. */
  readonly scheduled: () => readonly Scheduled[];
  /** Whether somebody was ever registered: then nothing changes without an approval. */
  readonly played: () => boolean;
  /** Who runs the shop: as decided, too. */
  readonly operators: () => Operators;
  /** Which games are stopped: as decided, too. */
  readonly stops: () => Stops;
  /** Why a game takes no new plays at a time; undefined when it does. */
  readonly closedAt: (game: string, time: number) => GameClosed | undefined;
  /** The rules of a game that count at a time: as decided, too. @throws RangeError when none do */
  readonly rulesAt: <Content>(rules: PublishedRules<Content>, time: number) => RulesInForce<Content>;
  /** How far ahead of UTC the house's days begin at a time, in minutes. */
  readonly houseOffset: (time: number) => number;
  /** All versions of the rules of a game, the oldest first. @throws RangeError when no slice declares them */
  readonly rulesHistory: (rules: Pick<PublishedRules<unknown>, 'name'>) => RulesHistory;
  /** The same, with what is proposed. @throws RangeError when no slice declares them */
  readonly rulesState: (rules: Pick<PublishedRules<unknown>, 'name'>) => RulesState;
  readonly readPlayer: (playerId: string) => Promise<Player>;
  /**
   * A command of a player, on the player's own stream and in the player's name. One that meets seed chains of an earlier epoch is
   * refused under its id, and the chains are renewed before the answer. So is one of a player who is suspended or erased, one
   * that takes gems of a player who owes some, and one that begins a play while its game takes none. What begins a play or orders gems is held to the
   * player's own limits and to the policy.
   * @throws WritingStopped when the settings may be older than half of the shortest notice; nothing happened
   */
  readonly play: <Input, Context, Rejection extends { readonly code: string }, Reply>(
    command: Command<Player, Input, Context, Rejection, Reply>,
    asked: Asked<Input, Context>,
    admit?: Admit,
  ) => Promise<Outcome<Rejection | PlayerRefusal, Reply>>;
  /** Says what exactly stands against a player's command, by the house's time. */
  readonly detailOf: (rejection: { readonly code: string }) => Text | undefined;
  /** What is known of a player as a person, for the policy. */
  readonly identityOf: (player: Player) => Identity;
  /** A command of the service itself, or of an operator, to be carried out alone or together with others. */
  readonly prepare: <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    command: Command<NoInfer<State>, Input, Context, Rejection, Reply>,
    act: Act<State, Input, Context>,
  ) => Prepared<Rejection, Reply>;
  /** The same, carried out alone. */
  readonly act: <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    command: Command<NoInfer<State>, Input, Context, Rejection, Reply>,
    act: Act<State, Input, Context>,
  ) => Promise<Outcome<Rejection, Reply>>;
}
