import { newAudit } from '@skins/engine/audit';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { seed, updateClientSeed } from '@skins/api/seeds/contract';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START } from '@skins/api/foundation/store';
import { expect, it } from 'vitest';
import { newPlayer } from './player.ts';
import { rollAgain, sha256 } from './recompute.ts';
import { ownShop } from './shop.ts';
import { CHEAP } from './test-catalogue.ts';

const EVERYTHING = 1_000_000;
const shop = ownShop([CHEAP]);

it('seeds changed during opens apply to whole commands, and each roll uses the seed in force', async () => {
  const { client } = await newPlayer(shop().client());
  const { versionHash } = await client.ask(boxDetails, { query: { boxId: CHEAP.id } });
  const { chain } = await client.ask(seed);
  const body = { boxId: CHEAP.id, count: 10, versionHash };
  const seeds = Array.from({ length: 12 }, (_, n) => `mine${n}`);
  const [answers] = await Promise.all([
    Promise.all(seeds.map(() => client.ask(openBox, { body }))),
    Promise.all(seeds.map((key) => client.ask(updateClientSeed, { body: { key } }))),
  ]);

  for (const { opens } of answers) expect(new Set(opens.map(({ userSeed }) => userSeed)).size).toBe(1);
  const rolls = answers.flatMap(({ opens }) => opens).toSorted((a, b) => a.seedIndex - b.seedIndex);
  expect(rolls.map(({ seedIndex }) => seedIndex)).toEqual(rolls.map((_, n) => n + 1));
  let promise = chain.anchor;
  for (const { serverSeed, serverHash, userSeed, ticket, nextServerHash } of rolls) {
    expect([serverHash, sha256(serverSeed)]).toEqual([promise, promise]);
    expect(ticket).toBe(rollAgain(userSeed, serverSeed).ticket);
    promise = nextServerHash;
  }

  const audit = newAudit({ hash: nativeSha256 });
  for (const { record } of await shop().serving().service.store.readAll(START, EVERYTHING))
    audit.next(record);
  expect(audit.finish()).toMatchObject({ divergence: undefined, summary: { plays: 120 } });
});

it('the next commitment reveals nothing but the hash of the next seed', async () => {
  const { client } = await newPlayer(shop().client());
  const { versionHash } = await client.ask(boxDetails, { query: { boxId: CHEAP.id } });
  const before = JSON.stringify(await client.ask(seed));
  const { opens } = await client.ask(openBox, { body: { boxId: CHEAP.id, count: 1, versionHash } });
  expect(opens).toHaveLength(1);
  for (const { serverSeed, serverHash, resultHash } of opens) {
    expect(before).toContain(serverHash);
    expect(before).not.toContain(serverSeed);
    expect(before).not.toContain(resultHash);
  }
});

it('a seed can be set without an Idempotency-Key, which the shop then generates; a malformed one is refused', async () => {
  const { client } = await newPlayer(shop().client());
  const plain = await client.send('POST', updateClientSeed.path, '{"key":"Nanshan7"}');
  const odd = await client.send('POST', updateClientSeed.path, '{"key":"Nanshan8"}', {
    'idempotency-key': 'not a key',
  });

  expect([plain.status, odd.status]).toEqual([200, 400]);
  expect(await client.ask(seed)).toMatchObject({ userSeed: 'Nanshan7' });
});
