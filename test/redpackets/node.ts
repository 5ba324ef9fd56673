import { type Flows, startFlows } from '@skins/api/foundation/flows';
import { type Game, createGame } from '@skins/api/foundation/game';
import { endOf } from '@skins/api/foundation/runtime';
import { MasterSecret, nativeSha256 } from '@skins/api/foundation/secrets';
import type { Append } from '@skins/api/foundation/store';
import { DAY_MS } from '@skins/engine/kernel';
import { RAINS_PORT, RED_PACKETS, RainAnnounced, joinRain } from '@skins/engine/redpackets';
import { shop } from '@skins/engine/shop';
import { RainDesk } from '../../api/src/slices/redpackets/rain-desk.ts';
import { steps } from '../../api/src/slices/redpackets/steps.ts';
import { type NodeParts, beaconAt, freezesIn } from '../battles/node.ts';
import { CHAIN } from '../rolls/sample-beacon.ts';
import { stockedAppends, stockedStore } from '../rolls/node.ts';
import { openInMemory } from '../samples/api/flows-in-memory.ts';
import { changeRules } from '../samples/api/operator.ts';
import { HOURLY } from './orders.ts';

/** The secret of the sample game, whose log the processes continue. */
const SECRET = new MasterSecret('0b'.repeat(32));
const TURNS = 3;

/** A process of a shop with rains: its game, its flows, and its desk. */
export interface RainNode {
  readonly flows: Flows;
  /** Announces the next rain. */
  announce(): Promise<void>;
  /** Asks for a packet of a rain, as by the player's own device. */
  grab(playerId: string, rain: string): Promise<string>;
  /** Waits until nothing can be done before something happens. */
  settle(): Promise<void>;
}

/** Starts a process over any log. */
export async function openRainNode({ store, clock, timers, silent = false }: NodeParts): Promise<RainNode> {
  const game = await createGame({ store, secret: SECRET, clock });
  const { readModels, projector } = await openInMemory(store, shop, (_name, error) => {
    throw error;
  });
  const desk = new RainDesk({
    game,
    beacons: { fixedOn: () => Promise.resolve({ chain: CHAIN, steerable: true }) },
    secret: SECRET,
    lists: Promise.resolve({
      open: () => [],
      ...freezesIn(store, RainAnnounced.type, (id) => `rain-${id}`),
    }),
  });
  const flows = startFlows({
    game,
    steps: steps(game, { redpackets: { desk } }),
    readModels,
    progress: projector.progress,
    logger: { warn: () => undefined, error: () => undefined },
    outside: new Map([[RAINS_PORT, desk.port]]),
    beacon: beaconAt(clock, silent),
    timers,
  });
  return {
    flows,
    announce: () => desk.sweep(),
    grab: (playerId, rain) => grabbed(game, desk, { playerId, rain }),
    async settle() {
      await flows.started();
      for (let turns = 0; turns < TURNS; turns += 1) {
        await flows.idle();
        await new Promise((resolve) => setImmediate(resolve));
        await projector.catchUp();
      }
    },
  };
}

interface Grabbing {
  readonly playerId: string;
  readonly rain: string;
}

async function grabbed(game: Game, desk: RainDesk, { playerId, rain }: Grabbing): Promise<string> {
  const device = nativeSha256(`device of ${playerId}`);
  const state = await desk.read(rain);
  const { accounts } = await game.readPlayer(playerId);
  const joined = await game.runCommand(joinRain, {
    playerId,
    commandId: `join-${rain}`,
    input: { rain },
    context: ({ time }) => ({
      time,
      state,
      registered: accounts.registered ?? Infinity,
      device,
      epoch: game.epochs().epoch,
    }),
  });
  if (joined.kind !== 'done') return joined.kind;
  const packet = await desk.grabs.grab(rain, { player: playerId, device });
  return 'fault' in packet ? packet.fault.code : 'done';
}

let stocked: Promise<readonly Append[]> | undefined;

/** Returns the appends of a log that has players, and hourly rains of equal packets in force. */
export async function rainyAppends(): Promise<readonly Append[]> {
  stocked ??= (async () => {
    const store = await stockedStore();
    let time = await endOf(store);
    const game = await createGame({ store, secret: SECRET, clock: () => time });
    const content = { ...HOURLY, table: [{ amount: 1_000, weight: 1 }] };
    await changeRules(game, RED_PACKETS, content);
    time += DAY_MS + 60_000;
    // A record of that time, so that every later clock begins behind the notice.
    await changeRules(game, RED_PACKETS, { ...content, name: { ...content.name, en: 'another rain' } });
    return [...(await stockedAppends()), ...store.appends];
  })();
  return stocked;
}
