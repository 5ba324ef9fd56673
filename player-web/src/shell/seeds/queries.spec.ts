import { expect, it } from 'vitest';
import { queries } from '../net';
import { enter } from '../session';
import { seedQuery } from './queries';
import { answer, sampleServer } from '../session/sample-server';
import { seenCommitment } from './seen-commitments';

const serverHash = 'a'.repeat(64);
const seeds = {
  userSeed: 'Nanshan7',
  serverHash,
  seedIndex: 3,
  chain: { id: 1, anchor: serverHash, length: 8192, epoch: 1 },
  freshSeedDue: false,
};

const fetched = sampleServer();

it('stores a commitment for the player even if their id is not known yet', async () => {
  fetched.mockImplementation(async (path) => answer(path.endsWith('/seed') ? seeds : { id: 'nanshan' }));
  enter('a-token');
  expect(await queries.fetchQuery(seedQuery)).toEqual(seeds);
  expect(seenCommitment(1, 3)).toEqual({ index: 3, serverHash });
});
