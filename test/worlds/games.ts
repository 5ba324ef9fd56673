import type { Steps, startFlows } from '@skins/api/foundation/flows';
import type { Game } from '@skins/api/foundation/game';
import type { MasterSecret } from '@skins/api/foundation/secrets';
import type { EventStore } from '@skins/api/foundation/store';
import { BATTLES_PORT, BattleFrozen, battleStream } from '@skins/engine/battles';
import { RAINS_PORT, RainAnnounced } from '@skins/engine/redpackets';
import { WISHES_PORT, WishFrozen, wishStream } from '@skins/engine/wishes';
import { BattleDesk } from '../../api/src/slices/battles/battle-desk.ts';
import { steps as battleSteps } from '../../api/src/slices/battles/steps.ts';
import { DeckDesk } from '../../api/src/slices/luckycard/deck-desk.ts';
import { steps as deckSteps } from '../../api/src/slices/luckycard/steps.ts';
import { RainDesk } from '../../api/src/slices/redpackets/rain-desk.ts';
import { steps as rainSteps } from '../../api/src/slices/redpackets/steps.ts';
import { steps as wishSteps } from '../../api/src/slices/wishes/steps.ts';
import { WishDesk } from '../../api/src/slices/wishes/wish-desk.ts';
import { beaconAt, freezesIn } from '../battles/node.ts';
import { CHAIN } from '../rolls/sample-beacon.ts';
import type { WorldClock } from './world-clock.ts';

/** What games that players share need of a process: desks, steps, and the beacon, which is never silent. */
interface SharedGames {
  readonly rains: RainDesk;
  readonly steps: Steps;
  readonly outside: NonNullable<Parameters<typeof startFlows>[0]['outside']>;
  readonly beacon: NonNullable<Parameters<typeof startFlows>[0]['beacon']>;
}

interface Parts {
  readonly game: Game;
  readonly store: EventStore;
  readonly clock: WorldClock;
  readonly secret: MasterSecret;
}

export function sharedGames({ game, store, clock, secret }: Parts): SharedGames {
  const time = (): number => clock.time;
  const beacons = {
    newest: () => ({
      chain: CHAIN,
      newest: Math.floor((time() - CHAIN.genesisTime) / CHAIN.period) + 1,
      seen: time(),
    }),
    refresh: () => Promise.resolve(),
    fixedOn: () => Promise.resolve({ chain: CHAIN, steerable: true }),
  };
  const none = () => [];
  const battles = new BattleDesk({
    game,
    beacons,
    lists: Promise.resolve({ waiting: none, ...freezesIn(store, BattleFrozen.type, battleStream) }),
  });
  const wishes = new WishDesk({
    game,
    beacons,
    lists: Promise.resolve({ growing: none, ...freezesIn(store, WishFrozen.type, wishStream) }),
  });
  const decks = new DeckDesk({
    game,
    lists: Promise.resolve({ latest: () => 0, open: none }),
    onUnopened: () => undefined,
  });
  const rains = new RainDesk({
    game,
    beacons,
    secret,
    lists: Promise.resolve({
      open: none,
      ...freezesIn(store, RainAnnounced.type, (id) => `rain-${id}`),
    }),
  });
  return {
    rains,
    steps: [
      ...battleSteps(game, { battles: { desk: battles } }),
      ...wishSteps(game, { wishes: { desk: wishes } }),
      ...deckSteps(game, { luckycard: { desk: decks } }),
      ...rainSteps(game, { redpackets: { desk: rains } }),
    ],
    outside: new Map([
      [BATTLES_PORT, battles.port],
      [WISHES_PORT, wishes.port],
      [RAINS_PORT, rains.port],
    ]),
    beacon: beaconAt(time, false),
  };
}
