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

/** Returns the number of this process's threads with lower than normal priority. */
const threadsBehind = (): number =>
  readdirSync('/proc/self/task').filter((thread) => getPriority(Number(thread)) > getPriority()).length;

describe('PasswordPool', () => {
  it('hashes a password, and verifies it by its hash', async () => {
    const passwords = open();
    const phc = await passwords.hash('password1');

    expect(await passwords.matches('password1', phc)).toBe(true);
    expect(await passwords.matches('password2', phc)).toBe(false);
    expect(await passwords.matches('password1', 'no hash')).toBe(false);
  });

  it.runIf(existsSync('/proc/thread-self'))(
    'runs its threads at low priority, so that plays come first',
    async () => {
      const had = threadsBehind();
      await open().hash('password1');
      expect(threadsBehind()).toBeGreaterThan(had);
    },
  );

  it('refuses requests when too many wait, and still serves the waiting ones', async () => {
    const passwords = open({ waitingMax: 4 });
    const asked = Array.from({ length: 20 }, () => passwords.matches('password1', PHC));
    const found = await Promise.allSettled(asked);

    // One is being worked on, four wait.
    expect(found.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      ...Array.from({ length: 15 }, () => 'rejected'),
    ]);
    expect(found.at(-1)).toMatchObject({ reason: expect.any(Overloaded) });
    expect(await passwords.matches('password1', PHC)).toBe(true);
  });

  it('serves known callers first, and keeps room for them when strangers crowd it', async () => {
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

  it('continues after a thread died', async () => {
    const passwords = open();
    // No machine has the memory for this cost: it fails with an error on the thread alone.
    const costly = PHC.replace('m=19456', 'm=4294967295');
    await expect(passwords.matches('password1', costly)).rejects.toThrow();

    expect(await passwords.matches('password1', PHC)).toBe(true);
  });

  it('rejects waiting requests when it is closed', async () => {
    const passwords = open();
    const asked = Array.from({ length: 5 }, () => passwords.hash('password1'));
    const failed = Promise.allSettled(asked);
    await passwords.close();

    expect((await failed).map(({ status }) => status)).toContain('rejected');
  });
});

it('serves pages while passwords wait', async () => {
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
