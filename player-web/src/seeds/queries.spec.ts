import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queries } from '../net';
import { enter, leave } from '../session';
import { seedQuery } from './queries';
import { seenCommitment } from './seen-commitments';

const serverHash = 'a'.repeat(64);
const seeds = {
  userSeed: 'Nanshan7',
  serverHash,
  seedIndex: 3,
  chain: { id: 1, anchor: serverHash, length: 8192 },
  freshSeedDue: false,
};

const fetched = vi.fn<(path: string) => Promise<Response>>();
const answer = (data: unknown) => Response.json({ code: 200, data, sysTime: 1 });

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  leave();
  localStorage.clear();
});

it('a commitment is remembered as the player’s own, though nobody has said yet who that is', async () => {
  fetched.mockImplementation(async (path) => answer(path.endsWith('/seed') ? seeds : { id: 'nanshan' }));
  enter('a-token');
  expect(await queries.fetchQuery(seedQuery)).toEqual(seeds);
  expect(seenCommitment(1, 3)).toBe(serverHash);
});
