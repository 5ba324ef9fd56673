import { beforeEach, describe, expect, it } from 'vitest';
import { ownEntries } from './entries.ts';
import { Guesses } from './guesses.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

describe('Guesses', () => {
  let now: number;
  let guesses: Guesses;

  beforeEach(() => {
    now = 1_000_000;
    guesses = new Guesses(() => now);
  });

  /** Returns how many of `count` simultaneous guesses are allowed. */
  const atOnce = async (count: number, door = 'anna'): Promise<number> => {
    const all = await Promise.all(Array.from({ length: count }, () => guesses.at(door)));
    return all.filter(({ kind }) => kind === 'made').length;
  };
  const waitAt = async (door: string): Promise<number> => {
    const guess = await guesses.at(door);
    return guess.kind === 'wait' ? guess.ms : 0;
  };

  it('allows few guesses at once, from any number of addresses', async () => {
    expect(await atOnce(600)).toBe(6);
  });

  it('imposes a wait that doubles, up to a minute', async () => {
    await atOnce(6);
    const waits: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const ms = await waitAt('anna');
      waits.push(ms / SECOND);
      now += ms;
      expect((await guesses.at('anna')).kind).toBe('made');
    }

    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
  });

  it('allows fewer than two guesses a minute over a day of constant attempts', async () => {
    let made = 0;
    for (const end = now + 24 * 60 * MINUTE; now < end; now += SECOND) made += await atOnce(3);

    expect(made).toBeLessThan(2 * 24 * 60);
  });

  it('forgets guesses one by one, all within two hours of the last', async () => {
    for (let n = 0; n < 100; n += 1) {
      now += await waitAt('anna');
      await guesses.at('anna');
    }
    now += 2 * 60 * MINUTE;

    expect(await atOnce(600)).toBe(6);
  });

  it('imposes no wait for occasional wrong guesses', async () => {
    for (let n = 0; n < 50; n += 1) {
      expect((await guesses.at('anna')).kind).toBe('made');
      now += 10 * MINUTE;
    }
  });

  it('does not count right guesses, which lift no wait of others', async () => {
    for (let n = 0; n < 50; n += 1) {
      const guess = await guesses.at('anna');
      expect(guess.kind).toBe('made');
      if (guess.kind === 'made') await guess.right();
    }
    const early = await guesses.at('anna');
    await atOnce(600);
    if (early.kind === 'made') await early.right();

    expect((await guesses.at('anna')).kind).toBe('wait');
  });

  it('counts each door separately', async () => {
    await atOnce(600);

    expect((await guesses.at('ben')).kind).toBe('made');
  });

  it('remembers a door regardless of how many others are guessed at', async () => {
    guesses = new Guesses(() => now, ownEntries(100));
    await atOnce(600);
    for (let n = 0; n < 10_000; n += 1) await atOnce(2, `nobody ${n}`);

    expect((await guesses.at('anna')).kind).toBe('wait');
  });
});
