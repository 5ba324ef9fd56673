import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { Overloaded } from '../../foundation/runtime/index.ts';
import { PasswordPool, type PoolSize } from './password-pool.ts';
import { hashPassword } from './password.ts';

const PHC = hashPassword('password1');

let pool: PasswordPool | undefined;
afterEach(() => pool?.close());

function open(size: Partial<PoolSize> = {}): PasswordPool {
  pool = new PasswordPool({ threads: 1, waitingMax: 64, ...size });
  return pool;
}

/** How many threads of this process have less than the usual priority. */
const threadsBehind = (): number =>
  readdirSync('/proc/self/task').filter((thread) => getPriority(Number(thread)) > getPriority()).length;

describe('a pool for passwords', () => {
  it('hashes, and knows a password by its hash', async () => {
    const passwords = open();
    const phc = await passwords.hash('password1');

    expect(await passwords.matches('password1', phc)).toBe(true);
    expect(await passwords.matches('password2', phc)).toBe(false);
    expect(await passwords.matches('password1', 'no hash')).toBe(false);
  });

  it.runIf(existsSync('/proc/thread-self'))(
    'leaves the cores to plays: its threads come after them',
    async () => {
      const had = threadsBehind();
      await open().hash('password1');
      expect(threadsBehind()).toBeGreaterThan(had);
    },
  );

  it('turns away who comes when too many wait, and goes on with them', async () => {
    const passwords = open({ waitingMax: 4 });
    const asked = Array.from({ length: 20 }, () => passwords.matches('password1', PHC));
    const found = await Promise.allSettled(asked);

    // One is worked on, four wait.
    expect(found.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      ...Array.from({ length: 15 }, () => 'rejected'),
    ]);
    expect(found.at(-1)).toMatchObject({ reason: expect.any(Overloaded) });
    expect(await passwords.matches('password1', PHC)).toBe(true);
  });

  it('has room for those who are known though strangers crowd it, and takes them first', async () => {
    const passwords = open({ waitingMax: 4 });
    const order: string[] = [];
    const strangers = Array.from({ length: 20 }, () =>
      passwords.matches('password2', PHC).then(
        () => order.push('stranger'),
        () => order.push('turned away'),
      ),
    );
    const known = passwords.matches('password1', PHC, 'known').then(() => order.push('known'));
    await Promise.all([...strangers, known]);

    expect(order.filter((one) => one !== 'turned away')).toEqual([
      'stranger',
      'known',
      'stranger',
      'stranger',
      'stranger',
      'stranger',
    ]);
  });

  it('goes on after a thread has died', async () => {
    const passwords = open();
    // A cost that no machine has the memory for ends in an error, on the thread alone.
    const costly = PHC.replace('m=19456', 'm=4294967295');
    await expect(passwords.matches('password1', costly)).rejects.toThrow();

    expect(await passwords.matches('password1', PHC)).toBe(true);
  });

  it('fails what waits when it is closed', async () => {
    const passwords = open();
    const asked = Array.from({ length: 5 }, () => passwords.hash('password1'));
    const failed = Promise.allSettled(asked);
    await passwords.close();

    expect((await failed).map(({ status }) => status)).toContain('rejected');
  });
});

it('pages are served while passwords wait', async () => {
  const root = await mkdtemp(join(tmpdir(), 'skins-pages-'));
  await writeFile(join(root, 'index.html'), '<!doctype html>');
  const app = fastify();
  await app.register(fastifyStatic, { root });
  const passwords = open();
  const order: string[] = [];
  const storm = Array.from({ length: 40 }, () => passwords.matches('password1', PHC)).map((asked) =>
    asked.then(() => order.push('password')),
  );
  const page = app.inject('/index.html').then(({ statusCode }) => order.push(`page ${statusCode}`));
  await page;
  const waitingAtThePage = passwords.waiting;
  await Promise.all(storm);
  await app.close();
  await rm(root, { recursive: true });

  expect(order).toContain('page 200');
  expect(waitingAtThePage).toBeGreaterThan(0);
});
