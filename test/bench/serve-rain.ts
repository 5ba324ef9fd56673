// A shop in which red packets fall for five minutes from now on: `node serve-rain.ts FOLDER PLAYERS`. Each player has a
// device. Its clock runs ahead of the machine's: rules, announcement and countdown have passed.
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Serving, serve } from '@skins/api';
import { importCatalogue } from '@skins/api/catalogue/file';
import { COUNTDOWN_MS, RED_PACKETS, type Rain, rainStream } from '@skins/engine/redpackets';
import { letPass, shopTime, TEST_TIME } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';
import { BENCH_BOX, benchCatalogue } from './bench-catalogue.ts';
import { BENCH_SECRET } from './bench-game.ts';

const LOOK_MS = 50;
/** Packets that players grab; no rain has more of a player. */
const RAIN = {
  ...RED_PACKETS.first,
  open: true,
  starts: Array.from({ length: 24 }, (_, hour) => hour * 60),
  total: 10 ** 11,
  perPlayer: 100,
  seconds: 300,
};

const [folder = '', players = ''] = process.argv.slice(2);
const serving = await serve({
  folder,
  host: '127.0.0.1',
  port: 0,
  environment: { ...process.env, SKINS_MASTER_SECRET: BENCH_SECRET },
  time: TEST_TIME,
});
const { game, desks } = serving.service;
await importCatalogue(game, benchCatalogue(), 'system');
const tokens = await Promise.all(
  Array.from({ length: Number(players) }, (_, n) => desks.demonstration.enter(n)),
);
await letRainFall(serving);
const versionHash = game.catalogue().boxes.get(BENCH_BOX)?.current.versionHash ?? '';
writeFileSync(`${folder}/tokens.json`, JSON.stringify(tokens));
console.log(JSON.stringify({ address: serving.address, boxId: BENCH_BOX, versionHash }));
process.once('SIGTERM', () => void serving.close());

async function letRainFall({ service }: Serving): Promise<void> {
  const { desk } = service.desks.redpackets;
  passTo(await changeRules(service.game, RED_PACKETS, RAIN));
  await desk.sweep();
  const [announced] = await desk.open();
  if (announced === undefined) throw new Error('no rain is announced');
  const stream = rainStream(announced.start);
  const reached = async (is: (rain: Rain) => boolean) => {
    for (let rain = await desk.read(stream); !is(rain); rain = await desk.read(stream)) {
      if (rain.cancelled !== undefined) throw new Error('the rain is cancelled');
      await service.flows.retry(`${stream}#1`);
      await service.flows.idle();
      await sleep(LOOK_MS);
    }
  };
  await reached(({ sealed }) => sealed !== undefined);
  passTo(announced.start - COUNTDOWN_MS);
  await reached(({ drawn }) => drawn !== undefined);
  passTo(announced.start);
}

function passTo(time: number): void {
  letPass(Math.max(0, time - shopTime()));
}
