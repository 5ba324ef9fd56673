import { expect } from 'vitest';
import { type Life, recordedOver } from './life.ts';
import { type Fate, MortalStore, type RecordedStore } from './recorded-store.ts';
import { expectAllEnded } from './verdict.ts';

async function expectEnded({ told, expected }: Life, store: RecordedStore, where: string): Promise<void> {
  expect(await told(store), where).toEqual(expected);
  await expectAllEnded(store);
}

/** Lives once without a death. @returns its store */
export async function unbroken(life: Life): Promise<RecordedStore> {
  const store = await recordedOver(await life.before());
  await life.live(store);
  await expectEnded(life, store, 'unbroken');
  return store;
}

/** Lives until the process dies at an append. @param left appends before that one */
async function dies({ live }: Life, inner: RecordedStore, left: number, fate: Fate): Promise<boolean> {
  const store = new MortalStore(inner, left, fate);
  return Promise.race([store.death.then(() => true), live(store).then(() => false)]);
}

/** Expects the same end if a process dies at any of its appends, which is lost or kept. @returns their number */
export async function expectSameIfItDies(life: Life): Promise<number> {
  const steps = (await unbroken(life)).appends.length;
  for (let left = 0; left < steps; left += 1)
    for (const fate of ['lost', 'kept'] as const) {
      const store = await recordedOver(await life.before());
      expect(await dies(life, store, left, fate)).toBe(true);
      await life.live(store);
      await expectEnded(life, store, `died at append ${left + 1}, ${fate}`);
    }
  return steps;
}

/** Expects the same end from every prefix of a log. */
export async function expectSameFromPrefixes(life: Life): Promise<void> {
  const { appends } = await unbroken(life);
  for (let kept = 1; kept <= appends.length; kept += 1) {
    const prefix = await recordedOver([...(await life.before()), ...appends.slice(0, kept)]);
    await life.live(prefix);
    await expectEnded(life, prefix, `after ${kept} appends`);
  }
}
