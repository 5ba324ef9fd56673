import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Serving, serve } from '@skins/api';
import { userInfo } from '@skins/api/accounts/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import { importCatalogue } from '@skins/api/catalogue/file';
import { storedNotes } from '@skins/api/foundation/transparency';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ran, shellIn } from '../samples/cli/recorded-terminal.ts';
import { Client, type Reply, refusalOf } from './client.ts';
import { KEY_REUSED, STALE_VERSION, expectRefusal } from './messages.ts';
import { newPlayer } from './player.ts';
import { CHEAP, testCatalogue } from './test-catalogue.ts';

const QUIET = {
  SKINS_LOG: 'silent',
  SKINS_RATE_LIMIT: 'off',
  XDG_STATE_HOME: process.env['XDG_STATE_HOME'],
};

const MINUTE_MS = 60_000;

let folder: string;
let skins: (...args: string[]) => Promise<Ran>;
let exported: string;
let served: Serving | undefined;

const path = (name: string) => join(folder, name);

async function shopIn(data: string, said: 'moved' | 'nothing' = 'moved', minutesAgo = 0): Promise<Client> {
  await served?.close();
  const time = {
    wall: () => Date.now() - minutesAgo * MINUTE_MS,
    steady: () => performance.now(),
  };
  served = await serve({ folder: data, host: '127.0.0.1', port: 0, environment: QUIET, said, time });
  return new Client(served.address);
}

/** Closes the open shop. */
async function close(): Promise<void> {
  await served?.close();
  served = undefined;
}

/** Creates a data folder with the files that are moved along with the log. */
async function newFolder(name: string): Promise<string> {
  await mkdir(path(name), { mode: 0o700 });
  for (const beside of ['master.secret', 'accounts.sqlite'])
    await cp(join(path('data'), beside), join(path(name), beside));
  return path(name);
}

const withoutTime = ({ status, text }: Reply) => [status, text.replace(/,"sysTime":\d+/, '')];
const lines = async (file: string) => (await readFile(file, 'utf8')).trimEnd().split('\n');

let token: string;
let opened: { readonly key: string; readonly body: { boxId: string; count: number; versionHash: string } };
let answer: Reply;
const refusedKey = randomUUID();
const quietKey = randomUUID();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skins-moved-'));
  skins = shellIn(folder);
  exported = path('export.jsonl');
  const client = await shopIn(path('data'), 'nothing', 4);
  if (served === undefined) throw new Error('the shop is open');
  await importCatalogue(served.service.game, testCatalogue(CHEAP), 'system');
  const player = await newPlayer(client);
  ({ token } = player);
  const { versionHash } = await player.client.ask(boxDetails, { query: { boxId: CHEAP.id } });
  opened = { key: randomUUID(), body: { boxId: CHEAP.id, count: 3, versionHash } };
  answer = await player.client.call(openBox, opened);
  const stale = { ...opened.body, versionHash: '0'.repeat(64) };
  expectRefusal(await player.client.refused(openBox, { key: refusedKey, body: stale }), STALE_VERSION);
  await player.client.ask(updateClientSeed, { key: quietKey, body: { key: 'moving' } });
  // In other minutes: more checkpoints than the one that the export signs.
  for (const minutesAgo of [2, 0])
    await (
      await shopIn(path('data'), 'moved', minutesAgo)
    )
      .with({ token })
      .ask(openBox, { body: opened.body });
  await close();
  expect(await skins('export', '--out', exported)).toMatchObject({ code: 0, err: '' });
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

describe('a moved shop', () => {
  it('recognises earlier requests', async () => {
    const data = await newFolder('moved');
    expect(await skins('import', exported, '--data', data)).toMatchObject({ code: 0, err: '' });
    const client = (await shopIn(data)).with({ token });
    const { balance, bagCount } = await client.ask(userInfo);

    expect(withoutTime(await client.call(openBox, opened))).toEqual(withoutTime(answer));
    const other = { key: opened.key, body: { ...opened.body, count: 1 } };
    expectRefusal(await client.refused(openBox, other), KEY_REUSED);
    const cured = { key: refusedKey, body: opened.body };
    expectRefusal(await client.refused(openBox, cured), KEY_REUSED);
    const stale = { ...opened.body, versionHash: '0'.repeat(64) };
    expectRefusal(refusalOf(await client.call(openBox, { key: refusedKey, body: stale })), STALE_VERSION);

    expect(await client.ask(userInfo)).toMatchObject({ balance, bagCount });
    await close();
    expect(await skins('verify', '--data', data)).toMatchObject({ code: 0 });
  });

  it('exports the same bytes, checkpoints included', async () => {
    const data = await newFolder('same');
    await skins('import', exported, '--data', data);
    expect((await skins('doctor', '--data', data)).code).toBe(0);
    const again = path('again.jsonl');
    await skins('export', '--data', data, '--out', again);
    expect(await lines(again)).toEqual(await lines(exported));
    const checkpoints = (await lines(exported)).filter((line) => line.startsWith('{"checkpoint"'));
    expect(checkpoints.length).toBeGreaterThan(2);
    const verified = await skins('verify', '--data', data, '--json');
    expect(JSON.parse(verified.out)).toMatchObject({ verified: true, checkpoints: checkpoints.length });
    // Those of the ends before are signed as well, and stay in the folder.
    const before = await skins('verify', '--data', path('data'), '--json');
    expect(JSON.parse(before.out).checkpoints).toBeGreaterThan(checkpoints.length);
  });

  it('takes an export with more checkpoints, as older programs wrote it, and exports only those that are due', async () => {
    const all = await lines(exported);
    const notes = Array.from(storedNotes(join(path('data'), 'read-models.sqlite')));
    const isCheckpoint = (line: string) => line.startsWith('{"checkpoint"');
    const stored = notes.map((checkpoint) => JSON.stringify({ checkpoint }));
    const older = path('older.jsonl');
    expect(stored).toEqual(expect.arrayContaining(all.filter(isCheckpoint)));
    await writeFile(older, `${[...all.filter((line) => !isCheckpoint(line)), ...stored].join('\n')}\n`);
    const verified = await skins('verify', '--no-memory', older, '--json');
    expect(JSON.parse(verified.out)).toMatchObject({ verified: true, checkpoints: stored.length });
    const data = await newFolder('older');
    expect(await skins('import', older, '--data', data)).toMatchObject({ code: 0, err: '' });
    expect([...storedNotes(join(data, 'read-models.sqlite'))]).toEqual(notes);
    await skins('export', '--data', data, '--out', path('older-again.jsonl'));
    expect(await lines(path('older-again.jsonl'))).toEqual(all);
  });

  it('keeps its checkpoints when its read models are rebuilt', async () => {
    const data = await newFolder('anew');
    await skins('import', exported, '--data', data);
    const known = JSON.parse((await skins('verify', '--data', data, '--json')).out).checkpoints;
    for (let time = 1; time <= 2; time += 1) {
      expect(await skins('replay', '--data', data)).toMatchObject({ code: 0 });
      const verified = await skins('verify', '--data', data, '--json');
      expect(JSON.parse(verified.out)).toMatchObject({ verified: true, checkpoints: known });
    }
  });

  it('recognises what happened without the marks of commands, and decides anew what was refused', async () => {
    const bare = path('bare.jsonl');
    await skins('export', '--no-commands', '--out', bare);
    const all = await lines(exported);
    expect(await lines(bare)).toEqual(all.filter((line) => !line.startsWith('{"command"')));
    const data = await newFolder('bare');
    const imported = await skins('import', bare, '--data', data, '--json');
    expect(JSON.parse(imported.out)).toMatchObject({ unmarked: 0 });
    const client = (await shopIn(data)).with({ token });
    expect(withoutTime(await client.call(openBox, opened))).toEqual(withoutTime(answer));
    expect((await client.call(openBox, { key: refusedKey, body: opened.body })).status).toBe(200);
    await close();
  });

  it('refuses inconsistent command marks, and leaves no log', async () => {
    const all = await lines(exported);
    const refused = all.findIndex((line) => line.includes('"refusal"'));
    const spoilt = path('spoilt.jsonl');
    // The same request twice: two answers to one key.
    await writeFile(spoilt, `${all.toSpliced(refused, 0, all[refused] ?? '').join('\n')}\n`);
    const data = await newFolder('spoilt');
    const ran = await skins('import', spoilt, '--data', data);
    expect(ran).toMatchObject({ code: 1, out: expect.stringContaining('marked-twice') });
    expect(await skins('import', exported, '--data', data)).toMatchObject({ code: 0 });
  });

  it('has no personal data in its marks', async () => {
    const marks = (await lines(exported)).filter((line) => line.startsWith('{"command"'));
    expect(marks.some((line) => line.includes('"stream":"login-phone:'))).toBe(true);
    const { phone, password } = { phone: /1[3-9]\d{9}/, password: /argon2|password/ };
    for (const mark of marks) {
      // A login's name is a keyed hash and a key is random: their hex digits may look like a number.
      const said = mark.replaceAll(/[0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
      expect(said).not.toMatch(phone);
      expect(said).not.toMatch(password);
    }
  });
});
