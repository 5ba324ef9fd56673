import { Guesses, MinuteCounts, guardEntry, sharedEntries } from '@skins/api/foundation/guards';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { beforeEach, expect, it } from 'vitest';
import { FREE_PER_HOUR, FreeGrowth } from '../../api/src/foundation/guards/free-growth.ts';
import { overBoth } from './databases.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** More than any limit here allows at once. */
const MANY = 40;

overBoth('limits over two nodes', [guardEntry], ({ tables, stored }) => {
  let now: number;
  const clock = () => now;
  /** Returns the same limit of two nodes. */
  const onBoth = <Limit>(
    kind: string,
    limit: (entries: ReturnType<ReturnType<typeof sharedEntries>>) => Limit,
  ) => [limit(sharedEntries(tables(), SECRET)(kind, 0)), limit(sharedEntries(tables(), SECRET)(kind, 0))];
  /** Tries on all nodes at once. */
  const everywhere = <Limit, Answer>(
    nodes: readonly Limit[],
    tries: number,
    act: (limit: Limit) => Promise<Answer>,
  ) => Promise.all(nodes.flatMap((node) => Array.from({ length: tries }, () => act(node))));

  beforeEach(() => {
    now = 1_000_000;
  });

  it('allow as many guesses at a password as one node would, and wait as long', async () => {
    const nodes = onBoth('guesses', (entries) => new Guesses(clock, entries));
    const first = await everywhere(nodes, MANY, (guesses) => guesses.at('anna'));
    expect(first.filter(({ kind }) => kind === 'made')).toHaveLength(6);
    const waits: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const guesses = await everywhere(nodes, 1, (each) => each.at('anna'));
      const wait = guesses.map((guess) => (guess.kind === 'wait' ? guess.ms : 0));
      expect(wait[0]).toBe(wait[1]);
      waits.push(wait[0] ?? 0);
      now += wait[0] ?? 0;
      expect(
        (await everywhere(nodes, 3, (each) => each.at('anna'))).filter(({ kind }) => kind === 'made'),
      ).toHaveLength(1);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect((await nodes[1]?.at('ben'))?.kind).toBe('made');
  });

  it('do not count a guess that was right', async () => {
    const nodes = onBoth('guesses', (entries) => new Guesses(clock, entries));
    for (let n = 0; n < MANY; n += 1) {
      const guess = await nodes[n % 2]?.at('anna');
      if (guess?.kind !== 'made') throw new Error(`guess ${n} waits`);
      await guess.right();
    }
  });

  it('count calls of one minute together, and keep no address or name', async () => {
    const nodes = onBoth('minute', (entries) => new MinuteCounts(clock, entries));
    const calls = await everywhere(nodes, MANY, (counts) => counts.oneMore('/login 203.0.113.7', 30));
    expect(calls.filter((wait) => wait === undefined)).toHaveLength(30);
    expect(new Set(calls)).toEqual(new Set([undefined, MINUTE]));
    expect(await nodes[0]?.oneMore('/login 203.0.113.8', 30)).toBeUndefined();
    expect(JSON.stringify(await stored('guard_entry'))).not.toContain('203');
    now += MINUTE;
    expect(await nodes[1]?.oneMore('/login 203.0.113.7', 30)).toBeUndefined();
  });

  it('allow one player as many free commands in an hour as one node would', async () => {
    const nodes = onBoth('free', (entries) => {
      const growth = new FreeGrowth(clock);
      growth.share(entries);
      return growth;
    });
    const counted = await everywhere(nodes, FREE_PER_HOUR / 2 + 10, (growth) => growth.count('anna'));
    expect(counted.filter((wait) => wait === undefined)).toHaveLength(FREE_PER_HOUR);
    expect(await nodes[0]?.count('ben')).toBeUndefined();
    now += HOUR / FREE_PER_HOUR;
    const later = await everywhere(nodes, 3, (growth) => growth.count('anna'));
    expect(later.filter((wait) => wait === undefined)).toHaveLength(1);
  });

  it('forget what has ended', async () => {
    const nodes = onBoth('minute', (entries) => new MinuteCounts(clock, entries));
    for (let n = 0; n < 5; n += 1) await nodes[0]?.oneMore(`${n}`, 1);
    now += 2 * MINUTE;
    await nodes[0]?.oneMore('new', 1);
    expect(await stored('guard_entry')).toHaveLength(1);
  });
});
