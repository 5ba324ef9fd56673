import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@skins/api';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { openService } from '@skins/api/service';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { Client, dataOf, refusalOf } from './client.ts';
import { newPlayer } from './player.ts';

const AHEAD_MS = 8_000;
const QUIET = { SKINS_LOG: 'silent', SKINS_RATE_LIMIT: 'off' };

it('a clock behind the log’s end stops writing with a sentence, until it is right', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skins-clock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const logger = pino({ level: 'silent' });
  const ahead = await openService({
    folder,
    environment: {},
    logger,
    time: { wall: () => Date.now() + AHEAD_MS },
  });
  await ahead.close();

  const serving = await serve({ folder, host: '127.0.0.1', port: 0, environment: QUIET });
  onTestFinished(() => serving.close());
  const client = new Client(serving.address);
  const ready = async () => (await client.send('GET', '/readyz')).status;
  const { status, text } = await client.send('GET', '/readyz');
  expect([status, JSON.parse(text)]).toEqual([
    503,
    expect.objectContaining({
      ready: false,
      stops: [{ cause: 'clock', sentence: expect.stringContaining('behind the end of the log') }],
    }),
  ]);
  const head = await serving.service.store.head();
  await expect(newPlayer(client)).rejects.toThrow('"errCode":503');
  expect(await serving.service.store.head()).toBe(head);

  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  const player = await newPlayer(client);
  const [box] = [...serving.service.game.catalogue().boxes.keys()];
  const { versionHash } = await player.client.ask(boxDetails, { query: { boxId: box ?? '' } });
  const open = (key: string) =>
    player.client.call(openBox, { body: { boxId: box ?? '', count: 1, versionHash }, key });
  dataOf(openBox, await open(randomUUID()));

  // Whatever stops writing looks the same from outside.
  serving.service.game.runtime.writing.heed(() => ({ cause: 'disk', sentence: 'no room' }));
  const { errMsg } = refusalOf(await open(randomUUID()));
  expect(errMsg).toContain('Nothing was charged');
  expect(await ready()).toBe(503);
});
