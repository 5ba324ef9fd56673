import { CATALOGUE_STREAM, catalogueAt } from '@skins/engine/catalogue';
import { playerStream } from '@skins/engine/accounts';
import { EPOCH_STREAM } from '@skins/engine/epochs';
import { invariant, kindOf } from '@skins/engine/kernel';
import { OPERATORS_STREAM } from '@skins/engine/operators';
import { POLICY, weighingOf } from '@skins/engine/limits';
import { SEED_CHAINS } from '@skins/engine/seeds';
import { FEATURE_SWITCHES, STOPS_STREAM, type Stops } from '@skins/engine/stops';
import { rulesStream } from '@skins/engine/rules';
import { type AllSlices, type Shop, shop as allSlices } from '@skins/engine/shop';
import { FreeGrowth } from '../guards/free-growth.ts';
import {
  CommandRuntime,
  type FoldedStreams,
  MemoryBudget,
  ShopClock,
  type Snapshots,
  type TimeSources,
  endOf,
} from '../runtime/index.ts';
import { type MasterSecret, SeedChains } from '../secrets/index.ts';
import type { EventStore } from '../store/index.ts';
import { beginLog, heedNewerEdition } from './begin-log.ts';
import { catalogueNow } from './catalogue-now.ts';
import type { Game } from './game.ts';
import { type GameStreams, foldedStreams } from './game-streams.ts';
import { giveCommands } from './give-commands.ts';
import { KnownSettings } from './known-settings.ts';
import { pinned } from './pinned.ts';
import { playerGuards } from './player-guards.ts';
import { PlayersThere, isPlayed } from './players-there.ts';
import type { RefusalDetail } from './refusal-detail.ts';
import { rulesAtHand } from './rules-at-hand.ts';
import { scheduledIn } from './scheduled.ts';

/** Bytes of folded streams in memory where nobody says how many. */
const MEMORY_BYTES = 512_000_000;

export interface GameOptions {
  readonly store: EventStore;
  readonly secret: MasterSecret;
  readonly clock: TimeSources['wall'] | TimeSources;
  /** of folded streams that are held in memory, about */
  readonly memoryBytes?: number | undefined;
  /** snapshots of long streams, outside the log */
  readonly snapshots?: Snapshots | undefined;
  /** of refusals that slices bring; the first that knows one says it */
  readonly details?: readonly RefusalDetail[];
}

/**
 * Opens the game of all slices.
 * @throws NewerLog when the log was written by newer code
 */
export const createGame = (options: GameOptions): Promise<Game> => gameOf({ shop: allSlices, ...options });

/**
 * Opens a game of more slices than there are: for tests.
 * @throws NewerLog when the log was written by newer code
 */
export async function gameOf<All extends AllSlices>({
  shop,
  store,
  secret,
  clock,
  memoryBytes = MEMORY_BYTES,
  snapshots,
  details = [],
}: GameOptions & { readonly shop: Shop<All> }): Promise<Game<All>> {
  const memory = new MemoryBudget(memoryBytes);
  const streams = foldedStreams(shop, store, memory, snapshots);
  const sources = typeof clock === 'function' ? { wall: clock } : clock;
  const shopClock = new ShopClock(sources, await endOf(store));
  const { now } = shopClock;
  const runtime = new CommandRuntime(store, shop.codec, shopClock);
  const byKind: Readonly<Record<string, FoldedStreams<unknown>>> = streams;
  runtime.follow((stream) => byKind[kindOf(stream)]);
  if (store.node !== undefined) heedNewerEdition(runtime);
  await beginLog({ runtime, streams, rules: shop.rules });
  const { all, ...rules } = await rulesAtHand(shop.rules.keys(), streams.rules);
  const players = await playersThere(store, runtime);
  const settings = await settingsAtHand(streams, rules);
  const { epochs, closedAt, catalogueState } = settings;
  const seedChains = new SeedChains(secret, epochs);
  demandLengthOf(seedChains, rules);
  const guardsOf = playerGuards({
    shop,
    closedAt,
    limits: {
      weighed: weighingOf(shop.measures),
      policyAt: (time) => rules.rulesAt(POLICY, time).content,
      houseOffset: rules.houseOffset,
      identityOf,
    },
    secrets: seedChains,
  });
  const known = new KnownSettings(
    store,
    [
      { stream: CATALOGUE_STREAM, streams: streams.catalogue },
      { stream: STOPS_STREAM, streams: streams.stops },
      ...[...shop.rules.keys()].map((name) => ({ stream: rulesStream(name), streams: streams.rules })),
    ],
    sources.steady ?? (() => performance.now()),
  );
  return {
    shop,
    store,
    runtime,
    streams,
    memory,
    seedChains,
    clock: now,
    freeGrowth: new FreeGrowth(now),
    ...settings,
    catalogue: catalogueNow(catalogueState, now),
    catalogueAt: (time) => catalogueAt(catalogueState().history, time),
    scheduled: () => scheduledIn(publishedIn({ catalogueState, all }), now()),
    played: () => players.there,
    ...rules,
    detailOf: (rejection) => firstDetail(details, rejection, rules.houseOffset(now())),
    identityOf,
    readPlayer: async (playerId) => (await streams.player.read(playerStream(playerId))).state,
    ...giveCommands({ runtime, streams, seedChains, guardsOf, known, players }),
  };
}

// Everybody whose name is verified is an adult: nobody under age is taken for named.
const identityOf: Game['identityOf'] = ({ identity: { verified } }) => ({
  named: verified !== undefined,
  adult: verified !== undefined,
});

/** Whether somebody is registered: hears of it by the commits. */
async function playersThere(store: EventStore, runtime: CommandRuntime): Promise<PlayersThere> {
  const players = new PlayersThere(await isPlayed(store));
  runtime.onCommit((stream) => {
    if (kindOf(stream) === 'player') players.met();
  });
  return players;
}

/** What plays are decided by beside rules: as decided, without a wait. */
async function settingsAtHand(streams: GameStreams<AllSlices>, { rulesAt }: Pick<Game, 'rulesAt'>) {
  const catalogueState = await pinned(streams.catalogue, CATALOGUE_STREAM);
  const epochs = await pinned(streams.epoch, EPOCH_STREAM);
  const stops: () => Stops = await pinned(streams.stops, STOPS_STREAM);
  const operators = await pinned(streams.operators, OPERATORS_STREAM);
  const closedAt: Game['closedAt'] = (game, time) => {
    const stop = stops().stopped.get(game);
    if (stop !== undefined) return { code: 'game-stopped', game, reason: stop.reason };
    return rulesAt(FEATURE_SWITCHES, time).content.off.includes(game)
      ? { code: 'game-off', game }
      : undefined;
  };
  return { catalogueState, epochs, stops, operators, closedAt };
}

/** @throws when chains are not as long as the published rules say */
function demandLengthOf({ length }: SeedChains, { rulesHistory }: Pick<Game, 'rulesHistory'>): void {
  for (const { content } of rulesHistory(SEED_CHAINS).versions)
    invariant(
      SEED_CHAINS.fits(content) && content.length === length,
      'chains are as long as the published rules say',
    );
}

/** Proposals and publications of every setting, by its stream. */
function publishedIn({
  catalogueState,
  all,
}: Pick<Game, 'catalogueState'> & Pick<Awaited<ReturnType<typeof rulesAtHand>>, 'all'>) {
  const { proposals, history } = catalogueState();
  return [
    [CATALOGUE_STREAM, proposals, history.publications] as const,
    ...[...all].map(
      ([name, state]) => [rulesStream(name), state().proposals, state().history.versions] as const,
    ),
  ];
}

function firstDetail(
  details: readonly RefusalDetail[],
  rejection: Parameters<RefusalDetail>[0],
  offset: number,
): ReturnType<RefusalDetail> {
  for (const detail of details) {
    const text = detail(rejection, offset);
    if (text !== undefined) return text;
  }
  return undefined;
}
