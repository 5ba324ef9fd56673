import { expect, it } from 'vitest';
import { enter } from '../session';
import { answer, sampleServer } from '../session/sample-server';
import { ownSeeds } from './own-seeds';
import { ensureUserSeed, saveUserSeed } from './user-seed';

const fetched = sampleServer();

it('makes a missing seed once, even if the page and a play ask for it at the same time', async () => {
  let userSeed = '';
  let made = 0;
  fetched.mockImplementation(async (path, { method }) => {
    if (method === 'POST') {
      made += 1;
      userSeed = `seed${made}`;
      return answer({ userSeed, position: '000000000009' });
    }
    if (path.endsWith('/info')) return answer({ id: 'nanshan' });
    const chain = { id: 1, anchor: 'a'.repeat(64), length: 8192 };
    return answer({ userSeed, serverHash: 'a'.repeat(64), seedIndex: 1, chain, freshSeedDue: false });
  });
  enter('a-token');
  const seeds = await Promise.all([ensureUserSeed(), ensureUserSeed()]);
  expect(seeds.map((one) => one?.userSeed)).toEqual(['seed1', 'seed1']);
  expect(made).toBe(1);
});

it('stores a seed with its command before the send, and with its log position once known', async () => {
  let known: unknown;
  fetched.mockImplementation(async (path, { method }) => {
    if (path.endsWith('/info')) return answer({ id: 'nanshan' });
    if (method !== 'POST') throw new TypeError('offline');
    known = ownSeeds().map(({ seed, key, position }) => [seed, key, position]);
    return answer({ userSeed: 'Nanshan7', position: '000000000009' });
  });
  enter('a-token');
  await saveUserSeed('Nanshan7', 'made-here').catch(() => {});
  expect(known).toEqual([['Nanshan7', 'made-here', undefined]]);
  expect(ownSeeds()).toMatchObject([{ seed: 'Nanshan7', key: 'made-here', position: '000000000009' }]);
});
