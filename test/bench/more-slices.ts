import { newAudit } from '@skins/engine/audit';
import {
  NO_BOOKS,
  defineAudit,
  defineEvent,
  defineSlice,
  foldOf,
  measured,
  on,
  one,
  playerPart,
} from '@skins/engine/kernel';
import { type AllSlices, type Shop, shopOf, slices } from '@skins/engine/shop';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START, createMemoryStore } from '@skins/api/foundation/store';
import { Type } from 'typebox';
import { register } from '../register.ts';
import { benchGame, benchPlayer, open } from './bench-game.ts';
import { benchVersion, opensPerSecond } from './engine-opens.ts';
import { type Bench, type Figure, interleaved, processorMs } from './figure.ts';

const ROUNDS = 9;
const MORE = 20;
const PLAYERS = 100;
const OPENS_EACH = 60;
const MOST = { atMost: 1.05 };

/** A game with events, a state in players' streams, a command and measures of its own, which no open concerns. */
function idleSlice(n: number) {
  const Played = defineEvent(`Idle${n}Played`, Type.Object({ stake: Type.Integer({ minimum: 1 }) }));
  const name = `idle-${n}`;
  return defineSlice({
    name,
    events: { [Played.type]: Played },
    player: playerPart(foldOf({ plays: 0 }, [on(Played, ({ plays }) => ({ plays: plays + 1 }))])),
    streams: {},
    commands: {},
    measures: [measured(Played, { plays: () => 1, staked: ({ stake }) => stake })],
    rules: [],
    audit: defineAudit({
      events: { [Played.type]: Played },
      rules: {},
      books: NO_BOOKS,
      checks: { [Played.type]: () => undefined },
      writings: { [name]: { in: 'player', by: ['player'], writes: one(Played) } },
      ways: {},
    }),
  });
}

function crowdedShop(): Shop<AllSlices> {
  const idle: object = Object.fromEntries(
    Array.from({ length: MORE }, (_, n) => [`idle-${n}`, idleSlice(n)] as const),
  );
  return shopOf({ ...slices, ...idle });
}

/** What a play and a verified event cost among twenty slices more that do not react to either. */
export const moreSlices: Bench = async (progress) => {
  const [shop, crowded] = [shopOf(slices), crowdedShop()];
  const version = benchVersion();
  const plays = await interleaved(
    ROUNDS,
    () => opensPerSecond(1, version, crowded.streams.player.fold),
    () => opensPerSecond(1, version, shop.streams.player.fold),
  );
  progress('playing a log to verify');
  const log = await playedLog();
  const verified = await interleaved(
    ROUNDS,
    () => eventsPerSecond(log, crowded),
    () => eventsPerSecond(log, shop),
  );
  return [
    figureOf('an open, decided and folded', 'opens/s', plays),
    figureOf('a verified event', 'events/s', verified),
  ];
};

const figureOf = (
  what: string,
  unit: string,
  { subject, baseline }: { subject: number; baseline: number },
): Figure => ({
  name: `${what}, among ${MORE} slices more`,
  value: subject,
  unit,
  baseline: { name: 'without them', value: baseline },
  measure: baseline / subject,
  target: MOST,
});

async function playedLog(): Promise<readonly string[]> {
  const store = createMemoryStore();
  const game = await benchGame(store);
  for (let n = 0; n < PLAYERS; n += 1) {
    await register(game, benchPlayer(n));
    for (let opened = 0; opened < OPENS_EACH; opened += 1)
      await open(game, benchPlayer(n), `bench-${opened}`, 1);
  }
  const all = Number(await store.head());
  return (await store.readAll(START, all)).map(({ record }) => record);
}

function eventsPerSecond(log: readonly string[], shop: Shop<AllSlices>): number {
  const audit = newAudit({ hash: nativeSha256, shop });
  const start = processorMs();
  for (const record of log)
    if (audit.next(record) !== undefined) throw new Error(JSON.stringify(audit.finish().divergence));
  return log.length / ((processorMs() - start) / 1_000);
}
