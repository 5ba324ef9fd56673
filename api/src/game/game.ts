import { CATALOGUE_STREAM, type Catalogue } from '@skins/engine/catalogue';
import type { AnyStreamKind, PublishedRules, RulesInForce } from '@skins/engine/kernel';
import { type RulesHistory, rulesInForce, rulesStream } from '@skins/engine/rules';
import {
  type AllSlices,
  type Player,
  type Shop,
  type StreamKinds,
  shop as allSlices,
} from '@skins/engine/shop';
import { CommandRuntime, FoldedStreams } from '../runtime/index.ts';
import type { MasterSecret } from '../secrets/index.ts';
import { SeedChains } from '../seeds/seed-chains.ts';
import type { EventStore } from '../store/index.ts';
import { beginLog } from './begin-log.ts';
import { pinned } from './pinned.ts';

/** Folded streams of each kind in memory; the longest unused are read anew. */
const STREAMS_IN_MEMORY = 20_000;

type StateOf<Kind> = Kind extends { readonly fold: { readonly initial: infer State } } ? State : never;

/** The folded streams of each kind there is. */
export type GameStreams<All> = {
  readonly [Kind in keyof StreamKinds<All>]: FoldedStreams<StateOf<StreamKinds<All>[Kind]>>;
};

/** The engine at work on a store: the runtime and the folded streams of each kind. */
export interface Game<All extends AllSlices = AllSlices> {
  readonly shop: Shop<All>;
  readonly store: EventStore;
  readonly runtime: CommandRuntime;
  readonly streams: GameStreams<All>;
  readonly seedChains: SeedChains;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  /** What is on sale: as decided, so that no play is decided on an older one. */
  readonly catalogue: () => Catalogue;
  /** The rules of a game that count at a time: as decided, too. @throws RangeError when none do */
  readonly rulesAt: <Content>(rules: PublishedRules<Content>, time: number) => RulesInForce<Content>;
  readonly readPlayer: (playerId: string) => Promise<Player>;
}

/** @throws NewerLog when the log was written by newer code */
export function createGame(store: EventStore, secret: MasterSecret, clock: () => number): Promise<Game> {
  return gameOf(allSlices, store, secret, clock);
}

/** A game of more slices than there are: for tests. */
export async function gameOf<All extends AllSlices>(
  shop: Shop<All>,
  store: EventStore,
  secret: MasterSecret,
  clock: () => number,
): Promise<Game<All>> {
  const streams = foldedStreams(shop, store);
  const runtime = new CommandRuntime(store, shop.codec, clock);
  await beginLog({ runtime, streams, rules: shop.rules });
  const rulesOf = new Map<string, () => RulesHistory>();
  for (const name of shop.rules.keys()) rulesOf.set(name, await pinned(streams.rules, rulesStream(name)));
  return {
    shop,
    store,
    runtime,
    streams,
    seedChains: new SeedChains(secret),
    clock,
    catalogue: await pinned(streams.catalogue, CATALOGUE_STREAM),
    rulesAt(rules, time) {
      const history = rulesOf.get(rules.name)?.();
      const inForce = history && rulesInForce(history, rules, time);
      if (inForce === undefined) throw new RangeError(`no rules of ${rules.name} count at ${time}`);
      return inForce;
    },
    readPlayer: async (playerId) => (await streams.player.read(`player-${playerId}`)).state,
  };
}

function foldedStreams<All extends AllSlices>(
  { streams, codec }: Shop<All>,
  store: EventStore,
): GameStreams<All> & GameStreams<AllSlices> {
  const kinds = Object.entries<AnyStreamKind>(streams);
  return Object.assign(
    {},
    ...kinds.map(([kind, { fold }]) => ({
      [kind]: new FoldedStreams(store, fold, codec, STREAMS_IN_MEMORY),
    })),
  );
}
