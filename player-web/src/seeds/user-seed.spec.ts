import { expect, it } from 'vitest';
import { enter } from '../session';
import { answer, sampleServer } from './sample-server';
import { ensureUserSeed } from './user-seed';

const fetched = sampleServer();

it('a missing seed is made once, though the page and a play ask for it at the same time', async () => {
  let userSeed = '';
  let made = 0;
  fetched.mockImplementation(async (path, { method }) => {
    if (method === 'POST') {
      made += 1;
      userSeed = `seed${made}`;
      return answer({ userSeed });
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
