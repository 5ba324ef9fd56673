// A shop for the load generator, in a process of its own: `node serve-bench-shop.ts FOLDER PLAYERS`.
import { writeFileSync } from 'node:fs';
import { GRANTS, playerStream, registerPlayer } from '@skins/engine/accounts';
import { serve } from '@skins/api';
import { importCatalogue } from '@skins/api/catalogue/file';
import { BENCH_BOX, benchCatalogue } from './bench-catalogue.ts';

const [folder = '', players = ''] = process.argv.slice(2);

const serving = await serve({ folder, host: '127.0.0.1', port: 0, environment: process.env });
const { game, sessions } = serving.service;
await importCatalogue(game, benchCatalogue(), 'system');

const tokens = await Promise.all(
  Array.from({ length: Number(players) }, async (_, n) => {
    const playerId = `bench${String(n).padStart(7, '0')}`;
    await game.runtime.execute({
      command: registerPlayer,
      streams: game.streams.player,
      stream: playerStream(playerId),
      commandId: 'system/register',
      input: { playerId },
      actor: 'system',
      context: (moment) => ({
        ...moment,
        secrets: game.seedChains,
        demoGrant: game.rulesAt(GRANTS, moment.time).content.newPlayer,
      }),
    });
    return sessions.begin('player', playerId);
  }),
);
const versionHash = game.catalogue().boxes.get(BENCH_BOX)?.current.versionHash ?? '';
writeFileSync(`${folder}/tokens.json`, JSON.stringify(tokens));
console.log(JSON.stringify({ address: serving.address, boxId: BENCH_BOX, versionHash }));
process.once('SIGTERM', () => void serving.close());
