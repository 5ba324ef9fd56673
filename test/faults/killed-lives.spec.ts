import { describe, expect, it } from 'vitest';
import type { Life } from '../flows/life.ts';
import { fullLives } from '../flows/lives.ts';
import { killedAt } from './killed-lives.ts';

/** Early, in the middle, and late; `npm run faults` kills at each append of each life. */
const DEATHS = [
  { left: 1, fate: 'kept' },
  { left: 2, fate: 'lost' },
  { left: 2, fate: 'kept' },
] as const;

describe.for(fullLives.map((life) => [life.name, life] as const))('%s', ([, life]) => {
  it('ends the same if its process is killed again and again', async () => {
    expect(await killedAt(life, DEATHS)).toEqual({ kills: DEATHS.length, wrong: [] });
  });
});

it('names a life that came to something else', async () => {
  const [first] = fullLives;
  if (first === undefined) expect.unreachable('there are lives');
  const other: Life = { ...first, expected: {} };
  expect((await killedAt(other, [])).wrong).toEqual([expect.stringContaining('it came to {')]);
});
