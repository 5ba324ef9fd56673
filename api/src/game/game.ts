import { CATALOGUE_STREAM, type Catalogue } from '@skins/engine/catalogue';
import { playerStream } from '@skins/engine/accounts';
import {
  type Command,
  type Moment,
  type PublishedRules,
  type RulesInForce,
  SYSTEM,
  playerActor,
} from '@skins/engine/kernel';
import type { DrawContext } from '@skins/engine/seeds';
import { type RulesHistory, rulesInForce, rulesStream } from '@skins/engine/rules';
import { type AllSlices, type Player, type Shop, shop as allSlices } from '@skins/engine/shop';
import {
  CommandRuntime,
  type FoldedStreams,
  type Outcome,
  ShopClock,
  type TimeSources,
  endOf,
} from '../runtime/index.ts';
import { type MasterSecret, SeedChains, nativeSha256 } from '../secrets/index.ts';
import type { EventStore } from '../store/index.ts';
import { beginLog } from './begin-log.ts';
import { type GameStreams, foldedStreams } from './game-streams.ts';
import { pinned } from './pinned.ts';

/** What a player sends with a command. */
export interface Asked<Input, Context> {
  readonly playerId: string;
  readonly commandId: string;
  readonly input: Input;
  /** Called at the moment of decision, with what a draw needs. */
  readonly context: (draw: DrawContext) => Context;
}

/** What the service itself does to a stream. */
interface Act<State, Input, Context> {
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
  readonly seedChains: SeedChains;
  /** milliseconds since 1970; never goes back */
  readonly clock: () => number;
  /** What is on sale: as decided, so that no play is decided on an older one. */
  readonly catalogue: () => Catalogue;
  /** The rules of a game that count at a time: as decided, too. @throws RangeError when none do */
  readonly rulesAt: <Content>(rules: PublishedRules<Content>, time: number) => RulesInForce<Content>;
  /** All versions of the rules of a game, the oldest first. @throws RangeError when no slice declares them */
  readonly rulesHistory: (rules: Pick<PublishedRules<unknown>, 'name'>) => RulesHistory;
  readonly readPlayer: (playerId: string) => Promise<Player>;
  /** A command of a player, on the player's own stream and in the player's name. */
  readonly play: <Input, Context, Rejection extends { readonly code: string }, Reply>(
    command: Command<Player, Input, Context, Rejection, Reply>,
    asked: Asked<Input, Context>,
  ) => Promise<Outcome<Rejection, Reply>>;
  /** A command of the service itself. */
  readonly act: <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    command: Command<NoInfer<State>, Input, Context, Rejection, Reply>,
    act: Act<State, Input, Context>,
  ) => Promise<Outcome<Rejection, Reply>>;
}

/** @throws NewerLog when the log was written by newer code */
export function createGame(
  store: EventStore,
  secret: MasterSecret,
  clock: TimeSources['wall'] | TimeSources,
): Promise<Game> {
  return gameOf(allSlices, store, secret, clock);
}

/** A game of more slices than there are: for tests. */
export async function gameOf<All extends AllSlices>(
  shop: Shop<All>,
  store: EventStore,
  secret: MasterSecret,
  clock: TimeSources['wall'] | TimeSources,
): Promise<Game<All>> {
  const streams = foldedStreams(shop, store);
  const sources = typeof clock === 'function' ? { wall: clock } : clock;
  const shopClock = new ShopClock(sources, await endOf(store));
  const runtime = new CommandRuntime(store, shop.codec, shopClock);
  await beginLog({ runtime, streams, rules: shop.rules });
  const rulesOf = new Map<string, () => RulesHistory>();
  for (const name of shop.rules.keys()) rulesOf.set(name, await pinned(streams.rules, rulesStream(name)));
  const rulesHistory: Game['rulesHistory'] = ({ name }) => {
    const history = rulesOf.get(name)?.();
    if (history === undefined) throw new RangeError(`no slice declares rules of ${name}`);
    return history;
  };
  const seedChains = new SeedChains(secret);
  return {
    shop,
    store,
    runtime,
    streams,
    seedChains,
    clock: shopClock.now,
    catalogue: await pinned(streams.catalogue, CATALOGUE_STREAM),
    rulesAt(rules, time) {
      const inForce = rulesInForce(rulesHistory(rules), rules, time);
      if (inForce === undefined) throw new RangeError(`no rules of ${rules.name} count at ${time}`);
      return inForce;
    },
    rulesHistory,
    readPlayer: async (playerId) => (await streams.player.read(playerStream(playerId))).state,
    play: (command, { playerId, commandId, input, context }) =>
      runtime.execute({
        command,
        streams: streams.player,
        stream: playerStream(playerId),
        commandId,
        input,
        actor: playerActor(playerId),
        context: (moment) =>
          context({ ...moment, playerId, commandId, secrets: seedChains, hash: nativeSha256 }),
      }),
    act: (command, act) => runtime.execute({ command, ...act, actor: SYSTEM }),
  };
}
