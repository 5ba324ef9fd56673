import { beforeEach, describe, expect, it } from 'vitest';
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
  const atOnce = (count: number, door = 'anna'): number =>
    Array.from({ length: count }, () => guesses.at(door)).filter(({ kind }) => kind === 'made').length;
  const waitAt = (door: string): number => {
    const guess = guesses.at(door);
    return guess.kind === 'wait' ? guess.ms : 0;
  };

  it('allows few guesses at once, from any number of addresses', () => {
    expect(atOnce(600)).toBe(6);
  });

  it('imposes a wait that doubles, up to a minute', () => {
    atOnce(6);
    const waits: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const ms = waitAt('anna');
      waits.push(ms / SECOND);
      now += ms;
      expect(guesses.at('anna').kind).toBe('made');
    }

    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
  });

  it('allows fewer than two guesses a minute over a day of constant attempts', () => {
    let made = 0;
    for (const end = now + 24 * 60 * MINUTE; now < end; now += SECOND) made += atOnce(3);

    expect(made).toBeLessThan(2 * 24 * 60);
  });

  it('forgets guesses one by one, all within two hours of the last', () => {
    for (let n = 0; n < 100; n += 1) {
      now += waitAt('anna');
      guesses.at('anna');
    }
    now += 2 * 60 * MINUTE;

    expect(atOnce(600)).toBe(6);
  });

  it('imposes no wait for occasional wrong guesses', () => {
    for (let n = 0; n < 50; n += 1) {
      expect(guesses.at('anna').kind).toBe('made');
      now += 10 * MINUTE;
    }
  });

  it('does not count right guesses, which lift no wait of others', () => {
    for (let n = 0; n < 50; n += 1) {
      const guess = guesses.at('anna');
      expect(guess.kind).toBe('made');
      if (guess.kind === 'made') guess.right();
    }
    const early = guesses.at('anna');
    atOnce(600);
    if (early.kind === 'made') early.right();

    expect(guesses.at('anna').kind).toBe('wait');
  });

  it('counts each door separately', () => {
    atOnce(600);

    expect(guesses.at('ben').kind).toBe('made');
  });

  it('remembers a door regardless of how many others are guessed at', () => {
    guesses = new Guesses(() => now, 100);
    atOnce(600);
    for (let n = 0; n < 10_000; n += 1) atOnce(2, `nobody ${n}`);

    expect(guesses.at('anna').kind).toBe('wait');
  });
});
