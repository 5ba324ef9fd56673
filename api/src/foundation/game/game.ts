import { CATALOGUE_STREAM, type Catalogue, type CatalogueState, catalogueAt } from '@skins/engine/catalogue';
import { playerStream } from '@skins/engine/accounts';
import { EPOCH_STREAM, type Epochs } from '@skins/engine/epochs';
import {
  type Command,
  type Decision,
  type Moment,
  type PublishedRules,
  type RulesInForce,
  SYSTEM,
  guarded,
  invariant,
  kindOf,
  operatorActor,
  playerActor,
} from '@skins/engine/kernel';
import { OPERATORS_STREAM, type Operators } from '@skins/engine/operators';
import { type Identity, POLICY, weighingOf } from '@skins/engine/limits';
import { type DrawContext, SEED_CHAINS } from '@skins/engine/seeds';
import { providerStream } from '@skins/engine/payments';
import { FEATURE_SWITCHES, type GameClosed, STOPS_STREAM, type Stops } from '@skins/engine/stops';
import {
  HOUSE_TIME,
  type RulesHistory,
  type RulesState,
  rulesInForce,
  rulesStream,
} from '@skins/engine/rules';
import { type AllSlices, type Player, type Shop, shop as allSlices } from '@skins/engine/shop';
import { FreeGrowth } from '../guards/free-growth.ts';
import { deliveryStream } from '@skins/engine/retrievals';
import type { DeliveryName } from '../../slices/retrievals/delivery-provider.ts';
import type { ProviderName } from '../../slices/payments/payment-provider.ts';
import {
  CommandRuntime,
  type FoldedStreams,
  MemoryBudget,
  type Outcome,
  type Prepared,
  ShopClock,
  type Snapshots,
  type TimeSources,
  endOf,
} from '../runtime/index.ts';
import { type MasterSecret, SeedChains, nativeSha256 } from '../secrets/index.ts';
import type { EventStore } from '../store/index.ts';
import { beginLog } from './begin-log.ts';
import { type GameStreams, foldedStreams } from './game-streams.ts';
import { catalogueNow } from './catalogue-now.ts';
import { KnownSettings } from './known-settings.ts';
import { pinned } from './pinned.ts';
import { type PlayerRefusal, playerGuards } from './player-guards.ts';
import { PlayersThere, isPlayed } from './players-there.ts';
import { type Scheduled, scheduledIn } from './scheduled.ts';
import { renewSeedChains } from './renew-seed-chains.ts';

/** What a player sends with a command. */
export interface Asked<Input, Context> {
  readonly playerId: string;
  readonly commandId: string;
  readonly input: Input;
  /** Called at the moment of decision, with what a draw needs, and the player as decided. */
  readonly context: (draw: DrawContext, player: Player) => Context;
}

/** What a player's command is held to before it is written. */
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
  /** Whether credits wait, since the log was put back and the list of the provider that is asked was not held to it: as decided, too. */
  readonly creditsHeld: () => boolean;
  /** Whether nothing is offered outside, since the log was put back and the list of deliveries was not held to it: as decided, too. */
  readonly deliveriesHeld: () => boolean;
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

/** Bytes of folded streams in memory where nobody says how many. */
const MEMORY_BYTES = 512_000_000;

/** Who is asked outside, by what the log calls them: after it was put back another one's list says nothing of theirs. */
export interface AskedOutside {
  readonly payments: ProviderName;
  readonly deliveries: DeliveryName;
}

const LOCAL: AskedOutside = { payments: 'local', deliveries: 'local' };

/**
 * @param memoryBytes of folded streams that are held in memory, about
 * @param snapshots of long streams, beside the log
 * @param asked the providers of the shop's own unless said
 * @throws NewerLog when the log was written by newer code
 */
export function createGame(
  store: EventStore,
  secret: MasterSecret,
  clock: TimeSources['wall'] | TimeSources,
  memoryBytes?: number,
  snapshots?: Snapshots,
  asked?: AskedOutside,
): Promise<Game> {
  return gameOf(allSlices, store, secret, clock, memoryBytes, snapshots, asked);
}

/** A game of more slices than there are: for tests. */
export async function gameOf<All extends AllSlices>(
  shop: Shop<All>,
  store: EventStore,
  secret: MasterSecret,
  clock: TimeSources['wall'] | TimeSources,
  memoryBytes = MEMORY_BYTES,
  snapshots?: Snapshots,
  asked = LOCAL,
): Promise<Game<All>> {
  const memory = new MemoryBudget(memoryBytes);
  const streams = foldedStreams(shop, store, memory, snapshots);
  const sources = typeof clock === 'function' ? { wall: clock } : clock;
  const shopClock = new ShopClock(sources, await endOf(store));
  const runtime = new CommandRuntime(store, shop.codec, shopClock);
  await beginLog({ runtime, streams, rules: shop.rules });
  const rulesOf = new Map<string, () => RulesState>();
  for (const name of shop.rules.keys()) rulesOf.set(name, await pinned(streams.rules, rulesStream(name)));
  const rulesState: Game['rulesState'] = ({ name }) => {
    const state = rulesOf.get(name)?.();
    if (state === undefined) throw new RangeError(`no slice declares rules of ${name}`);
    return state;
  };
  const rulesHistory: Game['rulesHistory'] = (rules) => rulesState(rules).history;
  const catalogueState = await pinned(streams.catalogue, CATALOGUE_STREAM);
  const players = new PlayersThere(await isPlayed(store));
  runtime.onCommit((stream) => {
    if (kindOf(stream) === 'player') players.met();
  });
  const epochs = await pinned(streams.epoch, EPOCH_STREAM);
  const seedChains = new SeedChains(secret, epochs);
  const rulesAt: Game['rulesAt'] = (rules, time) => {
    const inForce = rulesInForce(rulesHistory(rules), rules, time);
    if (inForce === undefined) throw new RangeError(`no rules of ${rules.name} count at ${time}`);
    return inForce;
  };
  const houseOffset: Game['houseOffset'] = (time) => rulesAt(HOUSE_TIME, time).content.offsetMinutes;
  const payments = await pinned(streams.provider, providerStream(asked.payments));
  const deliveries = await pinned(streams.delivery, deliveryStream(asked.deliveries));
  const stops = await pinned(streams.stops, STOPS_STREAM);
  const closedAt: Game['closedAt'] = (game, time) => {
    const stop = stops().stopped.get(game);
    if (stop !== undefined) return { code: 'game-stopped', game, reason: stop.reason };
    return rulesAt(FEATURE_SWITCHES, time).content.off.includes(game)
      ? { code: 'game-off', game }
      : undefined;
  };
  // Nobody tells the shop who a player is yet.
  // Nobody under age is taken for named.
  const identityOf: Game['identityOf'] = ({ identity: { verified } }) => ({
    named: verified !== undefined,
    adult: verified !== undefined,
  });
  for (const { content } of rulesHistory(SEED_CHAINS).versions)
    invariant(
      SEED_CHAINS.fits(content) && content.length === seedChains.length,
      'chains are as long as the published rules say',
    );
  const guardsOf = playerGuards({
    shop,
    closedAt,
    limits: {
      weighed: weighingOf(shop.measures),
      policyAt: (time) => rulesAt(POLICY, time).content,
      houseOffset,
      identityOf,
    },
    secrets: seedChains,
  });
  const operators = await pinned(streams.operators, OPERATORS_STREAM);
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
    freeGrowth: new FreeGrowth(shopClock.now),
    epochs,
    clock: shopClock.now,
    catalogue: catalogueNow(catalogueState, shopClock.now),
    catalogueAt: (time) => catalogueAt(catalogueState().history, time),
    catalogueState,
    scheduled: () =>
      scheduledIn(
        [
          [CATALOGUE_STREAM, catalogueState().proposals, catalogueState().history.publications],
          ...[...rulesOf].map(
            ([name, state]) => [rulesStream(name), state().proposals, state().history.versions] as const,
          ),
        ],
        shopClock.now(),
      ),
    played: () => players.there,
    operators,
    stops,
    creditsHeld: () => payments().matched < epochs().epoch,
    deliveriesHeld: () => deliveries().matched < epochs().epoch,
    closedAt,
    rulesAt,
    houseOffset,
    rulesHistory,
    rulesState,
    identityOf,
    readPlayer: async (playerId) => (await streams.player.read(playerStream(playerId))).state,
    async play(command, { playerId, commandId, input, context }, admit = () => {}) {
      players.met();
      const renewed = known.renew();
      if (renewed !== undefined) await renewed;
      const outcome = await runtime.execute({
        command: guarded(command, guardsOf(command.name)),
        streams: streams.player,
        stream: playerStream(playerId),
        commandId,
        input,
        actor: playerActor(playerId),
        mostlyNew: true,
        admit(decision) {
          known.demand();
          admit(decision);
        },
        context: (moment, player) => ({
          moment,
          own: context({ ...moment, playerId, commandId, secrets: seedChains, hash: nativeSha256 }, player),
        }),
      });
      if (outcome.kind === 'refused' && outcome.rejection.code === 'seeds-renewed')
        await renewSeedChains({ runtime, streams, seedChains }, playerId);
      return outcome;
    },
    prepare: (command, { by, ...act }) =>
      runtime.prepare({ command, ...act, actor: by === undefined ? SYSTEM : operatorActor(by) }),
    act(command, { by, ...act }) {
      if (kindOf(act.stream) === 'player') players.met();
      return runtime.execute({ command, ...act, actor: by === undefined ? SYSTEM : operatorActor(by) });
    },
  };
}
