// `SKINS_DATA=FOLDER node test/bench/play-catalogue.ts [--opens N] [--players N]`: plays the boxes of a data folder
// over HTTP, recomputes every result, and leaves the log to be verified.
import { parseArgs } from 'node:util';
import { serve } from '@skins/api';
import { boxDetails, boxList, openBox } from '@skins/api/boxes/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import { Client } from '../http/client.ts';
import { type Player, newPlayer } from '../http/player.ts';
import { rollAgain } from '../http/recompute.ts';

/** gems; low enough for the demo grant to last a few hundred opens */
const PRICE_MAX = 10;
const PER_COMMAND = [1, 1, 1, 2, 5, 10];

const { values } = parseArgs({
  options: { opens: { type: 'string', default: '10000' }, players: { type: 'string', default: '100' } },
});
const wanted = Number(values.opens);
const serving = await serve({
  folder: process.env['SKINS_DATA'] ?? './data',
  host: '127.0.0.1',
  port: 0,
  environment: { ...process.env, SKINS_RATE_LIMIT: 'off', SKINS_LOG: 'warn' },
});
const shop = new Client(serving.address);
const boxes = (
  await Promise.all((['csgo', 'hash'] as const).map((type) => shop.ask(boxList, { query: { type } })))
)
  .flat()
  .flatMap((shelf) => shelf.boxes)
  .filter(({ price }) => price <= PRICE_MAX);
const players = await Promise.all(Array.from({ length: Number(values.players) }, () => newPlayer(shop)));

let commands = 0;
let opens = 0;
let wrong = 0;
const start = performance.now();
await Promise.all(players.map((player, turn) => play(player, turn)));
const seconds = (performance.now() - start) / 1000;
await serving.close();
console.log(
  JSON.stringify({
    boxes: boxes.length,
    players: players.length,
    commands,
    opens,
    wrong,
    seconds: Number(seconds.toFixed(2)),
    opensPerSecond: Math.round(opens / seconds),
  }),
);
process.exitCode = wrong === 0 ? 0 : 1;

/** Opens boxes one after another, until all players together have opened enough. */
async function play(player: Player, turn: number): Promise<void> {
  await player.client.ask(updateClientSeed, { body: { key: `player${turn}` } });
  for (let round = turn; opens < wanted; round += 1) {
    const box = boxes[round % boxes.length];
    if (box === undefined) throw new Error('nothing is on sale');
    const count = Math.min(PER_COMMAND[round % PER_COMMAND.length] ?? 1, wanted - opens);
    opens += count;
    commands += 1;
    await open(player, box.id, count);
  }
}

async function open({ client }: Player, boxId: string, count: number): Promise<void> {
  const { items, versionHash } = await client.ask(boxDetails, { query: { boxId } });
  const answer = await client.ask(openBox, { body: { boxId, count, versionHash } });
  for (const { userSeed, serverSeed, resultHash, ticket, number, serverHash, skinId } of answer.opens) {
    const again = rollAgain(userSeed, serverSeed);
    const item = items.find((one) => one.startTicket <= again.ticket && again.ticket < one.endTicket);
    const same =
      again.resultHash === resultHash &&
      again.ticket === ticket &&
      again.number === number &&
      again.serverHash === serverHash &&
      item?.skinId === skinId;
    if (!same) wrong += 1;
  }
}
