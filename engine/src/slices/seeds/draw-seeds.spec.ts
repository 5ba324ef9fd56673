import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../fairness/index.ts';
import { type AnyEvent, InvariantBroken, measuring } from '../../kernel/index.ts';
import { foldAll } from '../../../../test/samples/engine/specification.ts';
import { type Draw, type DrawContext, drawSeeds, userSeedOf } from './draw-seeds.ts';
import { SeedChainCommitted, UserSeedSet } from './events.ts';
import { DiceRolled, committedFor, rollsOf, seedSet } from '../../../../test/seeds/sample-events.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import { seeds as unmeasured } from './state.ts';

const seeds = measuring(unmeasured, rollsOf);

const LENGTH = 20;
const secrets = sampleSecrets(LENGTH);
const ANNA = 'anna0000';
const CONTEXT: DrawContext = {
  playerId: ANNA,
  commandId: 'command-a',
  secrets,
  hash: sha256Hex,
  time: 1,
  at: 'player-anna0000#1',
};

const committed = committedFor(secrets, ANNA);
const DERIVED = seedSet(userSeedOf(CONTEXT), 'command');

/** Returns all events that a draw writes, in order. */
const eventsOf = ({ before, reveals, after }: Draw): AnyEvent[] => [
  ...before,
  ...reveals.map((reveal) => DiceRolled.of({ reveal })),
  ...after,
];

/** Returns a log after several draws with these numbers of rolls. */
function drawn(history: readonly AnyEvent[], ...counts: readonly number[]): readonly AnyEvent[] {
  const log = [...history];
  for (const count of counts) log.push(...eventsOf(drawSeeds(foldAll(seeds, log), count, CONTEXT)));
  return log;
}

const draw = (count: number, history: readonly AnyEvent[], context: Partial<DrawContext> = {}): Draw =>
  drawSeeds(foldAll(seeds, history), count, { ...CONTEXT, ...context });

const placesOf = ({ reveals }: Draw) => reveals.map(({ chainId, index }) => `${chainId}:${index}`);

const ARMED = [committed(1), seedSet('Nanshan7')];

describe('drawing seeds', () => {
  it('uses the next seeds of the current chain, with the current user seed', () => {
    const { before, reveals, after } = draw(2, ARMED);

    expect(before).toEqual([]);
    expect(reveals).toEqual([
      { chainId: 1, index: 1, userSeed: 'Nanshan7', serverSeed: secrets.seed(ANNA, 1, 1) },
      { chainId: 1, index: 2, userSeed: 'Nanshan7', serverSeed: secrets.seed(ANNA, 1, 2) },
    ]);
    expect(after).toEqual([]);
  });

  it('continues after the last draw', () => {
    expect(placesOf(draw(3, drawn(ARMED, 2)))).toEqual(['1:3', '1:4', '1:5']);
  });

  it('reveals seeds that hash to each other, down to the anchor', () => {
    const { reveals } = draw(10, ARMED);
    const commitments = [secrets.anchor(ANNA, 1), ...reveals.map(({ serverSeed }) => serverSeed)];

    expect(reveals.map(({ serverSeed }) => sha256Hex(serverSeed))).toEqual(commitments.slice(0, -1));
  });

  it('uses the latest user seed', () => {
    const { reveals } = draw(1, [...drawn(ARMED, 2), seedSet('b')]);

    expect(reveals).toMatchObject([{ index: 3, userSeed: 'b' }]);
  });

  it('throws if the secret is not the committed one', () => {
    const other = {
      ...secrets,
      seed: (_player: string, chainId: number, index: number) => secrets.seed('ben00000', chainId, index),
    };

    expect(() => draw(1, ARMED, { secrets: other })).toThrow(
      new InvariantBroken('broken invariant: a server seed hashes to its commitment'),
    );
  });

  it('throws for a chain of an earlier epoch', () => {
    const later = sampleSecrets(LENGTH, sha256Hex, () => 2);

    expect(() => draw(1, ARMED, { secrets: later })).toThrow(
      new InvariantBroken('broken invariant: no seed of an earlier epoch is rolled'),
    );
  });

  it('throws for a player without a chain', () => {
    expect(() => draw(1, [])).toThrow(InvariantBroken);
  });
});

describe('a user seed derived from the command', () => {
  it('is used and logged before the roll if none was set', () => {
    const { before, reveals } = draw(2, [committed(1)]);

    expect(before).toEqual([DERIVED]);
    expect(reveals.map(({ userSeed }) => userSeed)).toEqual([DERIVED.data.userSeed, DERIVED.data.userSeed]);
  });

  it('is the first 16 hex digits that docs/fairness.md states', () => {
    expect(userSeedOf(CONTEXT)).toBe(sha256Hex('skins user seed v1\ncommand-a').slice(0, 16));
    expect(UserSeedSet.fits(DERIVED.data)).toBe(true);
  });

  it('is used for later rolls too, without being set again', () => {
    const { before, reveals } = draw(1, drawn([committed(1)], 1), { commandId: 'command-b' });

    expect(before).toEqual([]);
    expect(reveals).toMatchObject([{ userSeed: DERIVED.data.userSeed }]);
  });

  it('replaces a seed that was set before the anchor was logged', () => {
    const { before, reveals } = draw(1, [seedSet('early'), committed(1)]);

    expect(before).toEqual([DERIVED]);
    expect(reveals).toMatchObject([{ userSeed: DERIVED.data.userSeed }]);
  });
});

describe('the next chain', () => {
  it.each([
    [0, 9, 'not before half of the running one is played', false],
    [9, 1, 'with the roll that plays the half', true],
    [9, 10, 'once with a draw that goes beyond the half', true],
    [10, 1, 'not again', false],
  ])('after %i rolls, with %i more, is committed %s', (earlier, count, _when, commits) => {
    const log = earlier === 0 ? ARMED : drawn(ARMED, earlier);

    expect(draw(count, log).after).toEqual(commits ? [committed(2)] : []);
  });

  it('begins within a draw if the current one ends, with a seed set after its anchor', () => {
    const log = [...drawn(ARMED, 10, 7), seedSet('fresh')];
    const { before, reveals, after } = draw(10, log);

    expect(before).toEqual([]);
    expect(reveals.map(({ chainId, index }) => `${chainId}:${index}`)).toEqual([
      '1:18',
      '1:19',
      '1:20',
      '2:1',
      '2:2',
      '2:3',
      '2:4',
      '2:5',
      '2:6',
      '2:7',
    ]);
    expect(new Set(reveals.map(({ userSeed }) => userSeed))).toEqual(new Set(['fresh']));
    expect(after).toEqual([]);
  });

  it('begins within a draw with one derived seed for all rolls, if none was set after its anchor', () => {
    const { before, reveals } = draw(10, drawn(ARMED, 10, 7));

    expect(before).toEqual([DERIVED]);
    expect(new Set(reveals.map(({ userSeed }) => userSeed))).toEqual(new Set([DERIVED.data.userSeed]));
  });

  it('needs no fresh seed while the current one suffices', () => {
    expect(draw(3, drawn(ARMED, 10, 7)).before).toEqual([]);
    expect(draw(4, drawn(ARMED, 10, 7)).before).toEqual([DERIVED]);
  });

  it('begins with its first seed after a draw that used up the current one exactly', () => {
    const log = drawn(ARMED, 10, 10);

    expect(foldAll(seeds, log)).toMatchObject({
      current: { chainId: 2, used: 0, armed: false },
      next: undefined,
    });
    expect(placesOf(draw(1, log))).toEqual(['2:1']);
    expect(draw(1, log).before).toEqual([DERIVED]);
  });

  it('is always committed in time, however many chains end', () => {
    const log = drawn([committed(1)], ...Array.from({ length: 30 }, () => 10));
    const chains = log.filter(SeedChainCommitted.is).map(({ data }) => data.chainId);
    const rolls = log.filter(DiceRolled.is).map(({ data }) => data.reveal);

    expect(chains).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
    expect(rolls.map(({ chainId, index }) => (chainId - 1) * LENGTH + index)).toEqual(
      Array.from({ length: 300 }, (_, n) => n + 1),
    );
  });

  it('is followed by a third one if one draw begins it and passes its half', () => {
    const short = sampleSecrets(12);
    const first = committedFor(short, ANNA)(1);
    const log = [first, seedSet('a')];
    const half = eventsOf(drawSeeds(foldAll(seeds, log), 10, { ...CONTEXT, secrets: short }));
    const { reveals, after } = drawSeeds(foldAll(seeds, [...log, ...half]), 10, {
      ...CONTEXT,
      secrets: short,
    });

    expect(reveals.at(-1)).toMatchObject({ chainId: 2, index: 8 });
    expect(after).toMatchObject([{ data: { chainId: 3, anchor: short.anchor(ANNA, 3) } }]);
  });
});
