import { type LoginOwner, loginOwner, playerStream } from '@skins/engine/accounts';
import { CATALOGUE_STREAM, type Catalogue, catalogue } from '@skins/engine/catalogue';
import { type Player, codec, player } from '@skins/engine/player';
import { CommandRuntime, FoldedStreams } from '../runtime/index.ts';
import type { MasterSecret } from '../secrets/index.ts';
import { SeedChains } from '../seeds/index.ts';
import type { EventStore } from '../store/index.ts';

const PLAYERS_IN_MEMORY = 20_000;
const LOGINS_IN_MEMORY = 20_000;

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
  return {
    store,
    runtime: new CommandRuntime(store, codec, clock),
    players,
    logins: new FoldedStreams(store, loginOwner, codec, LOGINS_IN_MEMORY),
    catalogues,
    seedChains: new SeedChains(secret),
    clock,
    catalogue: onSale,
    readPlayer: async (playerId) => (await players.read(playerStream(playerId))).state,
  };
}
