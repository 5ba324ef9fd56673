import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { run, start } from './child.ts';
import { type Bench, interleaved } from './figure.ts';

const ROUNDS = 5;
const CONNECTIONS = 64;
const PLAYERS = 1_000;
const WARM_UP_S = 2;
const SECONDS = 4;
/** The dearest skin of the bench's catalogue, and about half of its price. */
const TARGET = 'bench-skin-8';
const GEMS = 0.0004;

const Shop = Compile(
  Type.Object({ address: Type.String(), boxId: Type.String(), versionHash: Type.String() }),
);
const Load = Compile(Type.Object({ perSecond: Type.Number(), refused: Type.Integer({ maximum: 0 }) }));
const Tokens = Compile(Type.Array(Type.String()));
const Quoted = Compile(Type.Object({ data: Type.Object({ quote: Type.String() }) }));

/** Upgrades a second over HTTP, each on the disk before its answer, against opens of one box in the same shop, in turn. */
export const upgrades: Bench = async (progress) => {
  const folder = await mkdtemp(join(tmpdir(), 'skins-bench-'));
  progress(`registering ${PLAYERS} players`);
  const environment = { SKINS_RATE_LIMIT: 'off', SKINS_LOG: 'warn' };
  const shop = await start('serve-bench-shop.ts', [folder, String(PLAYERS)], environment);
  try {
    const { address, boxId, versionHash } = Shop.Parse(shop.said);
    const tokens = Tokens.Parse(JSON.parse(await readFile(join(folder, 'tokens.json'), 'utf8')));
    const asked = await fetch(`${address}/api/upgrade/quote?gems=${GEMS}&targetSkinId=${TARGET}`);
    const { quote } = Quoted.Parse(await asked.json()).data;
    const loading = (path: string, body: object) => async (seconds: number) => {
      const input = JSON.stringify({ tokens, path, body: JSON.stringify(body) });
      const said = await run('generate-load.ts', [address, String(CONNECTIONS), String(seconds)], { input });
      const { perSecond } = Load.Parse(said);
      progress(`${path}: ${Math.round(perSecond)}/s`);
      return perSecond;
    };
    const open = loading('/api/box/open', { boxId, count: 1, versionHash });
    const upgrade = loading('/api/upgrade/play', { itemIds: [], gems: GEMS, targetSkinId: TARGET, quote });
    for (const load of [open, upgrade]) await load(WARM_UP_S);
    const { subject, baseline } = await interleaved(
      ROUNDS,
      () => upgrade(SECONDS),
      () => open(SECONDS),
    );
    return [
      {
        name: 'HTTP: durable upgrades',
        unit: 'requests/s',
        value: subject,
        baseline: { name: 'opens of one box', value: baseline },
        measure: subject / baseline,
        target: { atLeast: 0.9 },
      },
    ];
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true });
  }
};
