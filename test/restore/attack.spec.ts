import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@skins/api/accounts/contract';
import { boxDetails, boxList, openBox } from '@skins/api/boxes/contract';
import { openDatabase } from '@skins/api/foundation/files';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { Client } from '../http/client.ts';
import { PASSWORD, type Player, newPlayer } from '../http/player.ts';
import { builtFile } from '../programs.ts';
import { Revealed } from './history.ts';

// The attack: make a backup by docs/operations.md, play on, restore the backup, and know the coming rolls.

const PLAYED_ON = 20;

let folder: string;
const at = (...names: string[]) => join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skins-attack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Command {
  readonly client: Client | undefined;
  readonly said: () => string;
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<unknown>;
}

/** Runs a command in its own process, until it is open or has exited. */
async function run(...args: string[]): Promise<Command> {
  const child = spawn(process.execPath, [builtFile('main'), ...args], {
    env: {
      ...process.env,
      SKINS_DATA: at('data'),
      SKINS_MARK: at('marks'),
      SKINS_STATE: at('state.json'),
      SKINS_RATE_LIMIT: 'off',
      SKINS_LOG: 'warn',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const gone = once(child, 'close');
  let said = '';
  const opened = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const [, address] = /open at (http:\/\/[\d.:]+)/.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      });
  });
  const address = await Promise.race([opened, gone.then(() => undefined)]);
  return {
    client: address === undefined ? undefined : new Client(address),
    said: () => said,
    end: async (signal) => {
      child.kill(signal);
      return (await gone)[0];
    },
  };
}

async function open(...flags: string[]): Promise<Command & { readonly client: Client }> {
  const shop = await run('serve', ...flags);
  if (shop.client === undefined) throw new Error(shop.said());
  return { ...shop, client: shop.client };
}

/** Opens the cheapest box, once per command. @returns the revealed seeds */
async function play(client: Client, opens: number): Promise<string[]> {
  const cards = (await client.ask(boxList, { query: { type: 'hash' } })).flatMap(({ boxes }) => boxes);
  const boxId = cards.toSorted((a, b) => a.price - b.price)[0]?.id ?? '';
  const { versionHash } = await client.ask(boxDetails, { query: { boxId } });
  const seeds: string[] = [];
  for (let n = 0; n < opens; n += 1) {
    const answer = await client.ask(openBox, { body: { boxId, count: 1, versionHash } });
    seeds.push(...answer.opens.map(({ serverSeed }) => serverSeed));
  }
  return seeds;
}

/** Makes a backup by docs/operations.md: SQLite's online backup of the log and the accounts. */
async function backUp(): Promise<void> {
  for (const name of ['log.sqlite', 'accounts.sqlite']) {
    const database = openDatabase(at('data', name), { durable: true });
    await database.backup(at(`${name}.backup`));
    database.close();
  }
}

function putBack(name: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(at('data', `${name}${end}`), { force: true });
  cpSync(at(`${name}.backup`), at('data', name));
}

const contents = () =>
  readdirSync(at('data'), { withFileTypes: true })
    // Skips the socket that a killed process leaves.
    .filter((entry) => entry.isFile())
    .map(({ name }) => [name, readFileSync(at('data', name), 'latin1')]);

/** Expects that no flag admits the log as something else, and that a drill changes nothing. */
async function expectNoWayAround(player: Player): Promise<void> {
  expect((await run('doctor')).said()).toContain('✗ mark');
  expect((await run('serve', '--moved')).said()).toContain('the log went back in time');
  expect((await run('serve', '--restored')).said()).toContain('say --no-other-copy');
  const before = contents();
  const drill = await open('--drill');
  const looking = drill.client.with({ token: player.token });
  expect((await drill.client.send('GET', '/healthz')).text).toContain('"drill":true');
  await expect(play(looking, 1)).rejects.toThrow(/drill/);
  expect(await drill.end('SIGTERM')).toBe(0);
  expect(contents()).toEqual(before);
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a restored log after %s is refused, opens in a drill, and continues only in a new epoch',
  async (signal) => {
    const revealed = new Revealed();
    const first = await open();
    const player: Player = await newPlayer(first.client);
    revealed.take(await play(player.client, 3));
    await backUp();
    revealed.take(await play(player.client, PLAYED_ON));
    await first.end(signal);
    putBack('log.sqlite');

    const refused = await run('serve');
    expect(refused.client).toBeUndefined();
    expect(refused.said()).toMatch(
      /skins: the log went back in time: .+(marks|read-models|accounts).+ remembers \d+ events, .+log\.sqlite has \d+/,
    );
    expect(refused.said()).toContain('--restored');
    expect(await refused.end('SIGTERM')).toBe(1);
    if (signal === 'SIGKILL') await expectNoWayAround(player);

    const restored = await open('--restored', '--no-other-copy');
    expect(restored.said()).toContain('a new epoch is open');
    // Everybody logs in again. The first command on the void chain is refused; the player's next one is not.
    await expect(play(restored.client.with({ token: player.token }), 1)).rejects.toThrow();
    const { token } = await restored.client.ask(login, {
      body: { phone: player.phone, password: PASSWORD },
    });
    const again = restored.client.with({ token });
    await play(again, 1).catch(() => undefined);
    revealed.take(await play(again, PLAYED_ON + 2));
    expect(revealed.again).toEqual([]);
    expect(await restored.end('SIGTERM')).toBe(0);

    const next = await open();
    revealed.take(await play(next.client.with({ token }), 2));
    expect(revealed.again).toEqual([]);
    expect(revealed.size).toBe(3 + PLAYED_ON + PLAYED_ON + 2 + 2);
    await next.end('SIGTERM');
    expect(await (await run('verify')).end('SIGTERM')).toBe(0);
  },
);

it('restored accounts alone end all sessions, with a message', async () => {
  const first = await open();
  const player = await newPlayer(first.client);
  await backUp();
  await newPlayer(first.client);
  await first.end('SIGTERM');
  putBack('accounts.sqlite');

  const second = await open();
  expect(second.said()).toContain('accounts.sqlite is older than the mark knows');
  await expect(play(second.client.with({ token: player.token }), 1)).rejects.toThrow();
  await second.client.ask(login, { body: { phone: player.phone, password: PASSWORD } });
  await second.end('SIGTERM');
  expect((await run('doctor')).said()).toMatch(
    /✗ accounts +has no personal data of players who are registered/,
  );
});
