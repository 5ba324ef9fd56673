import { nativeSha256 } from '@skins/api/foundation/secrets';
import type { Append, Appended } from '@skins/api/foundation/store';
import { SeedChainCommitted, SeedChainVoided, UserSeedSet, userSeedOf } from '@skins/engine/seeds';
import { describe, expect, it } from 'vitest';
import { PassingStore } from '../flows/recorded-store.ts';
import { ANNA, BEN } from '../kit/platform.ts';
import { entriesOf } from '../properties/log.ts';
import { Timeline } from './timeline.ts';

/** The process dies before it renews a chain. */
class RenewingNothing extends PassingStore {
  override append(append: Append): Promise<Appended> {
    return append.command.id.startsWith('system/renew-chains')
      ? Promise.reject(new Error('the disk failed'))
      : super.append(append);
  }
}

const RENEWED = { kind: 'refused', rejection: { code: 'seeds-renewed' } };

/** Two players whose rolls after the backup are lost, but known to them. */
async function putBack(): Promise<{ timeline: Timeline; lost: readonly string[] }> {
  const timeline = await Timeline.begin();
  for (const playerId of [ANNA, BEN]) await timeline.game.register(playerId);
  await timeline.game.setSeed(ANNA, 'Nanshan7', 'seed');
  await timeline.game.open(ANNA, 5, 'before');
  const backup = timeline.length;
  const known = await timeline.revealed();
  for (const n of [1, 2]) await timeline.game.open(ANNA, 10, `lost-${n}`);
  await timeline.game.open(BEN, 3, 'lost-ben');
  const lost = (await timeline.revealed()).slice(known.length);
  await timeline.putBack(backup);
  return { timeline, lost };
}

const seedsOf = (outcome: Awaited<ReturnType<Timeline['game']['open']>>): readonly string[] =>
  outcome.kind === 'done' ? outcome.reply.opens.map(({ reveal }) => reveal.serverSeed) : [];

describe('a restored log', () => {
  it('would roll seeds that players have seen, if no epoch were opened', async () => {
    const { timeline, lost } = await putBack();

    expect(seedsOf(await timeline.game.open(ANNA, 10, 'again'))).toEqual(lost.slice(0, 10));
  });

  it('rolls none of them once an epoch is open', async () => {
    const { timeline, lost } = await putBack();
    await timeline.openEpoch();

    for (const playerId of [ANNA, BEN])
      expect(await timeline.game.open(playerId, 10, 'first')).toEqual(RENEWED);
    const rolled = [
      ...seedsOf(await timeline.game.open(ANNA, 10, 'second')),
      ...seedsOf(await timeline.game.open(BEN, 10, 'second')),
    ];
    expect(rolled).toHaveLength(20);
    expect(rolled.filter((seed) => lost.includes(seed))).toEqual([]);
    expect(await timeline.divergence()).toBeUndefined();
  });

  it('reveals by the last seed of each void chain what it would have rolled', async () => {
    const { timeline, lost } = await putBack();
    await timeline.openEpoch();
    await timeline.game.open(ANNA, 1, 'first');

    const [voided] = (await entriesOf(timeline.store)).flatMap(({ event }) =>
      SeedChainVoided.is(event) ? [event.data] : [],
    );
    const chain = [voided?.lastSeed ?? ''];
    while (chain.length < timeline.game.seedChains.length) chain.push(nativeSha256(chain.at(-1) ?? ''));
    const seeds = chain.toReversed();
    expect(voided).toMatchObject({ chainId: 1, epoch: 2, used: 5 });
    expect(seeds.slice(5, 25)).toEqual(lost.slice(0, 20));
    expect(nativeSha256(seeds[0] ?? '')).toBe(timeline.game.seedChains.anchor(ANNA, 1, 1));
  });

  it('voids nothing if it is only restarted', async () => {
    const { timeline } = await putBack();
    await timeline.restart();

    expect((await timeline.game.open(ANNA, 1, 'after')).kind).toBe('done');
    expect(await timeline.types()).not.toContain(SeedChainVoided.type);
  });

  it('commits newcomers’ chains in the open epoch', async () => {
    const { timeline } = await putBack();
    await timeline.openEpoch();
    await timeline.game.register('cleo0000');

    const { seedChains } = timeline.game;
    expect((await timeline.game.readPlayer('cleo0000')).seeds.current?.anchor).toBe(
      seedChains.anchor('cleo0000', 1, 2),
    );
    expect((await timeline.game.open('cleo0000', 1, 'first')).kind).toBe('done');
    expect(await timeline.divergence()).toBeUndefined();
  });

  it('rolls other seeds after each restore, even to before an earlier epoch', async () => {
    const { timeline, lost } = await putBack();
    const backup = timeline.length;
    const seen = new Set(lost);
    for (const round of [1, 2, 3]) {
      await timeline.putBack(backup);
      expect(await timeline.openEpoch()).toBe(2);
      await timeline.game.open(ANNA, 10, `refused-${round}`);
      const rolled = seedsOf(await timeline.game.open(ANNA, 10, `rolled-${round}`));
      expect(rolled.filter((seed) => seen.has(seed))).toEqual([]);
      for (const seed of rolled) seen.add(seed);
    }
    expect(seen.size).toBe(lost.length + 30);
  });
});

describe('a command on void seeds', () => {
  it('stays refused under its key, even after a restart; another one is played', async () => {
    const { timeline } = await putBack();
    await timeline.openEpoch();

    expect(await timeline.game.open(ANNA, 1, 'key')).toEqual(RENEWED);
    expect(await timeline.game.open(ANNA, 1, 'key')).toEqual(RENEWED);
    await timeline.restart();
    expect(await timeline.game.open(ANNA, 1, 'key')).toEqual(RENEWED);
    expect((await timeline.game.open(ANNA, 1, 'other')).kind).toBe('done');
  });

  it('never gives its id to a user seed, as the maker of the new chains could know the id', async () => {
    const { timeline } = await putBack();
    await timeline.openEpoch();

    // Ben never set a seed. The answer to his command was lost with the log, so his browser resends it.
    for (const _again of [1, 2]) expect(await timeline.game.open(BEN, 3, 'lost-ben')).toEqual(RENEWED);
    await timeline.game.open(BEN, 1, 'fresh');
    const seeds = (await entriesOf(timeline.store)).flatMap(({ event, meta }) =>
      UserSeedSet.is(event) && meta.stream.endsWith(BEN) ? [event.data.userSeed] : [],
    );
    expect(seeds).toEqual([userSeedOf({ commandId: 'fresh', hash: nativeSha256 })]);
  });

  it('renews the chains in a separate append before it is answered', async () => {
    const { timeline } = await putBack();
    await timeline.openEpoch();
    const head = timeline.length;
    await timeline.game.open(ANNA, 1, 'key');

    const [refused, renewed, ...others] = timeline.store.appends.slice(head);
    expect(refused).toMatchObject({ events: [], command: { id: 'key' } });
    expect(renewed?.events.map(({ type }) => type)).toEqual([SeedChainVoided.type, SeedChainCommitted.type]);
    expect(others).toEqual([]);
  });

  it('renews them on its retry after a crash in between', async () => {
    const { timeline } = await putBack();
    await timeline.openEpoch();
    await timeline.restart(new RenewingNothing(timeline.store));
    await expect(timeline.game.open(ANNA, 1, 'key')).rejects.toThrow('the disk failed');
    expect(await timeline.types()).not.toContain(SeedChainVoided.type);

    await timeline.restart();
    expect(await timeline.game.open(ANNA, 1, 'key')).toEqual(RENEWED);
    expect(await timeline.types()).toContain(SeedChainVoided.type);
    expect((await timeline.game.open(ANNA, 1, 'other')).kind).toBe('done');
  });

  it('returns its stored answer if it was accepted before the restore', async () => {
    const { timeline } = await putBack();
    const answered = await timeline.game.open(ANNA, 5, 'before');
    await timeline.openEpoch();

    expect(answered.kind).toBe('done');
    expect(await timeline.game.open(ANNA, 5, 'before')).toEqual(answered);
    expect(await timeline.types()).not.toContain(SeedChainVoided.type);
  });

  it('is refused even if it sets a user seed', async () => {
    const { timeline } = await putBack();
    await timeline.openEpoch();

    expect(await timeline.game.setSeed(ANNA, 'mine', 'seed-1')).toEqual(RENEWED);
    expect(await timeline.game.setSeed(ANNA, 'mine', 'seed-2')).toMatchObject({ kind: 'done' });
  });
});
