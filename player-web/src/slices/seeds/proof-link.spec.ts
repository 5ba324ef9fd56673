import { expect, it } from 'vitest';
import { proofPath, seedsIn } from './proof-link';

it('carries the seeds to the form that recomputes them', () => {
  const seeds = { userSeed: 'seed1', serverSeed: 'ab'.repeat(32), serverHash: 'cd'.repeat(32) };
  const path = proofPath(seeds);
  expect(path).toMatch(/#recompute$/);
  expect(seedsIn(new URL(path, 'https://shop.example').search)).toEqual(seeds);
});

it('names the place in the log, if it is known', () => {
  const seeds = { userSeed: 'seed1', serverSeed: 'ab'.repeat(32) };
  expect(proofPath({ ...seeds, position: '000000000042' })).toContain('&at=000000000042#');
  expect(proofPath(seeds)).not.toContain('at=');
});

it('has no seeds in another address', () => {
  expect(seedsIn('?items=a')).toEqual({ userSeed: '', serverSeed: '', serverHash: '' });
});
