import { beforeEach, describe, expect, it } from 'vitest';
import { Guesses } from './guesses.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

describe('guesses at a door', () => {
  let now: number;
  let guesses: Guesses;

  beforeEach(() => {
    now = 1_000_000;
    guesses = new Guesses(() => now);
  });

  /** How many of so many guesses at once are made. */
  const atOnce = (count: number, door = 'anna'): number =>
    Array.from({ length: count }, () => guesses.at(door)).filter(({ kind }) => kind === 'made').length;
  const waitAt = (door: string): number => {
    const guess = guesses.at(door);
    return guess.kind === 'wait' ? guess.ms : 0;
  };

  it('at once are few, from however many addresses they come', () => {
    expect(atOnce(600)).toBe(6);
  });

  it('cost a wait that doubles, and is never longer than a minute', () => {
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

  it('in a whole day are fewer than two a minute, however hard somebody tries', () => {
    let made = 0;
    for (const end = now + 24 * 60 * MINUTE; now < end; now += SECOND) made += atOnce(3);

    expect(made).toBeLessThan(2 * 24 * 60);
  });

  it('are forgotten one after another, all of them within two hours of the last', () => {
    for (let n = 0; n < 100; n += 1) {
      now += waitAt('anna');
      guesses.at('anna');
    }
    now += 2 * 60 * MINUTE;

    expect(atOnce(600)).toBe(6);
  });

  it('that were wrong now and then cost nobody a wait', () => {
    for (let n = 0; n < 50; n += 1) {
      expect(guesses.at('anna').kind).toBe('made');
      now += 10 * MINUTE;
    }
  });

  it('that were right are not counted, and lift no wait of others', () => {
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

  it('at another door are counted apart', () => {
    atOnce(600);

    expect(guesses.at('ben').kind).toBe('made');
  });

  it('are remembered though somebody guesses at any number of other doors', () => {
    guesses = new Guesses(() => now, 100);
    atOnce(600);
    for (let n = 0; n < 10_000; n += 1) atOnce(2, `nobody ${n}`);

    expect(guesses.at('anna').kind).toBe('wait');
  });
});
