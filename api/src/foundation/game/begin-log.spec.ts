import { readFileSync } from 'node:fs';
import { newAudit } from '@skins/engine/audit';
import { EDITION, EDITION_STREAM, EditionOpened } from '@skins/engine/editions';
import { SYSTEM } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { describe, expect, it } from 'vitest';
import { MasterSecret } from '../secrets/index.ts';
import { type EventStore, START, createMemoryStore } from '../store/index.ts';
import { NewerLog } from './begin-log.ts';
import { createGame } from './open-game.ts';

const EDITION_1 = readFileSync(new URL('../../../../test/golden/log.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const ALL = 10_000;

interface Stored {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly v: number;
  readonly time: number;
  readonly actor: string;
  readonly command: string;
  readonly data: unknown;
}

/** A store with a log of before there were editions, byte for byte. */
async function storeOfEdition1(): Promise<EventStore> {
  const store = createMemoryStore();
  for (const [n, record] of EDITION_1.entries()) {
    const { stream, version, time, actor, command, ...event }: Stored = JSON.parse(record);
    // Each event by a command's mark of its own: only the records matter here.
    const id = `${command}/${n}`;
    await store.append({
      stream,
      expectedVersion: version - 1,
      events: [event],
      command: { id, inputHash: '0'.repeat(64) },
      time,
      actor,
    });
  }
  return store;
}

const start = (store: EventStore) =>
  createGame({ store, secret: new MasterSecret('0b'.repeat(32)), clock: () => Date.UTC(2027, 0, 1) });

const recordsOf = async (store: EventStore): Promise<string[]> =>
  (await store.readAll(START, ALL)).map(({ record }) => record);

describe('a log that newer code starts on', () => {
  it('goes on in its edition, and what came before verifies as it is', async () => {
    const store = await storeOfEdition1();
    await start(store);
    const added = (await recordsOf(store)).slice(EDITION_1.length);
    expect(added.map((record) => Object(JSON.parse(record)))).toMatchObject([
      {
        stream: EDITION_STREAM,
        version: 1,
        type: 'EditionOpened',
        actor: SYSTEM,
        data: { edition: EDITION },
      },
      ...[...shop.rules.keys()].map((name) => ({
        stream: `rules-${name}`,
        type: 'RulesPublished',
        actor: SYSTEM,
      })),
    ]);
    const audit = newAudit();
    for (const record of [...EDITION_1, ...added]) expect(audit.next(record)).toBeUndefined();
    expect(audit.finish().divergence).toBeUndefined();
  });

  it('says so once, however often it is started, and at the beginning of a new one', async () => {
    const store = createMemoryStore();
    await start(store);
    await start(store);
    const [first, ...others] = (await recordsOf(store)).map((record) => Object(JSON.parse(record)).type);
    expect(first).toBe(EditionOpened.type);
    expect(others).not.toContain(EditionOpened.type);
  });

  it('is left alone when it is of newer code still', async () => {
    const store = createMemoryStore();
    await store.append({
      stream: EDITION_STREAM,
      expectedVersion: 0,
      events: [EditionOpened.of({ edition: EDITION + 1 })],
      command: { id: 'later', inputHash: '0'.repeat(64) },
      time: 1,
      actor: SYSTEM,
    });
    await expect(start(store)).rejects.toThrow(NewerLog);
    expect(await recordsOf(store)).toHaveLength(1);
  });
});
