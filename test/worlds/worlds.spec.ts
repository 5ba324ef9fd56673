import { describe, expect, it } from 'vitest';
import { PLANTS } from './plants.ts';
import { tryWorlds } from './worlds.ts';

/** Number of worlds; `npm run worlds` tries more. */
const WORLDS = 200;

/** The first finding of each planted bug. */
const SHOWN: { readonly [Name in keyof typeof PLANTS]: RegExp } = {
  'answers before the commit': /was answered, and is not on the disk$/,
  'loses a batch under a later one': /was answered, and is lost$/,
  'keeps what was decided on a commit that failed': /was seen with .* instead of|: no answer$/,
  'accepts a duplicate of two requests at once':
    /-again in .* was asked for by nobody$|and the key is another's$|was answered otherwise before: /,
  'moves a list on before its rows': /^Error: the list at \d+ has .* instead of/,
  'answers a command that failed out of memory':
    /was answered, and is not on the disk$|was answered otherwise before: |was answered .*storage-failed.* instead of /,
  'leaves what it has settled without its end': /^Error: duel-1 has not ended$/,
};

describe('a shop on a scheduled disk and clock', () => {
  it('keeps what it answered, once, under any failures, delays, crashes and repetitions', async () => {
    const broken = await tryWorlds({ seed: Date.now() % 1_000_000_000, worlds: WORLDS });
    expect(broken?.report).toBeUndefined();
  });

  it.each(Object.entries(PLANTS))('is found faulty if it %s', async (name, plant) => {
    const broken = await tryWorlds({ seed: 1, worlds: WORLDS, plant, shrinks: false });
    expect(broken?.fault).toMatch(Object.entries(SHOWN).find(([shown]) => shown === name)?.[1] ?? /$^/);
  });
});
