import { type LoginOwner, loginOwner, playerStream } from '@skins/engine/accounts';
import { CATALOGUE_STREAM, type Catalogue, catalogue } from '@skins/engine/catalogue';
import { type Player, codec, player } from '@skins/engine/player';
import type { Command } from '@skins/engine/kernel';
import type { DrawContext } from '@skins/engine/seeds';
import { CommandRuntime, FoldedStreams, type Outcome } from '../runtime/index.ts';
import { type MasterSecret, SeedChains, nativeSha256 } from '../secrets/index.ts';
import type { EventStore } from '../store/index.ts';

const PLAYERS_IN_MEMORY = 20_000;
const LOGINS_IN_MEMORY = 20_000;

/** What the service does by itself is done in this name. */
const SYSTEM = 'system';

/** What a player sends with a command. */
export interface Asked<Input, Context> {
  readonly playerId: string;
  readonly commandId: string;
  readonly input: Input;
  /** Called at the moment of decision, with what a draw needs. */
  readonly context: (draw: DrawContext) => Context;
}

/** What the service itself does to a stream. */
interface Step<State, Input, Context> {
  readonly streams: FoldedStreams<State>;
  readonly stream: string;
  readonly commandId: string;
  readonly input: Input;
  /** Called at the moment of decision. */
  readonly context: () => Context;
}

/** The engine at work on a store: the runtime and the folded streams of each kind. */
export interface Game {
  readonly store: EventStore;
  readonly runtime: CommandRuntime;
  readonly players: FoldedStreams<Player>;
  readonly logins: FoldedStreams<LoginOwner>;
  readonly catalogues: FoldedStreams<Catalogue>;
  readonly seedChains: SeedChains;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  /** What is on sale: as decided, so that no play is decided on an older one. */
  readonly catalogue: () => Catalogue;
  readonly readPlayer: (playerId: string) => Promise<Player>;
  /** A command of a player, on the player's own stream and in the player's name. */
  readonly play: <Input, Context, Rejection extends { readonly code: string }, Reply>(
    command: Command<Player, Input, Context, Rejection, Reply>,
    asked: Asked<Input, Context>,
  ) => Promise<Outcome<Rejection, Reply>>;
  /** A command of the service itself. */
  readonly act: <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    command: Command<State, Input, Context, Rejection, Reply>,
    step: Step<State, Input, Context>,
  ) => Promise<Outcome<Rejection, Reply>>;
}

export async function createGame(
  store: EventStore,
  secret: MasterSecret,
  clock: () => number,
): Promise<Game> {
  const players = new FoldedStreams(store, player, codec, PLAYERS_IN_MEMORY);
  const catalogues = new FoldedStreams(store, catalogue, codec, 1);
  const opened = await catalogues.read(CATALOGUE_STREAM);
  const onSale = (): Catalogue => {
    const decided = catalogues.peek(CATALOGUE_STREAM);
    // A change failed: what was committed before it is on sale, until the log is read anew.
    if (decided === undefined) void catalogues.load(CATALOGUE_STREAM).catch(() => undefined);
    return (decided ?? catalogues.peekCommitted(CATALOGUE_STREAM) ?? opened).state;
  };
  const runtime = new CommandRuntime(store, codec, clock);
  const seedChains = new SeedChains(secret);
  return {
    store,
    runtime,
    players,
    logins: new FoldedStreams(store, loginOwner, codec, LOGINS_IN_MEMORY),
    catalogues,
    seedChains,
    clock,
    catalogue: onSale,
    readPlayer: async (playerId) => (await players.read(playerStream(playerId))).state,
    play: (command, { playerId, commandId, input, context }) =>
      runtime.execute({
        command,
        streams: players,
        stream: playerStream(playerId),
        commandId,
        input,
        actor: 'player',
        context: () => context({ playerId, commandId, secrets: seedChains, hash: nativeSha256 }),
      }),
    act: (command, step) => runtime.execute({ command, ...step, actor: SYSTEM }),
  };
}
