import { describe, expect, it } from 'vitest';
import { expectSameFromPrefixes, expectSameIfItDies } from '../flows/dies-in-memory.ts';
import { lives } from './lives.ts';

describe.for(lives.map((life) => [life.name, life] as const))('%s', ([, life]) => {
  it('ends the same if its process dies at any append, which is lost or kept', async () => {
    expect(await expectSameIfItDies(life)).toBeGreaterThan(3);
  });

  it('reaches its end from every prefix of its log', () => expectSameFromPrefixes(life));
});
