import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/samples/cli/recorded-terminal.ts';
import { Memory, type Remembered } from './memory.ts';

const log = (more: Partial<Remembered>): Remembered => ({
  firstLeaf: 'leaf',
  size: 10,
  root: 'root of 10',
  seen: '2026-01-01',
  ...more,
});
const head = (size: number) => ({ size, root: 'root of 10', seen: '2026-01-01' });
const signed = { origin: 'shop', key: 'key of the shop' };

describe('the memory of verified logs', () => {
  let environment: NodeJS.ProcessEnv;
  beforeEach(() => {
    environment = { SKINS_STATE: join(temporaryFolder(), 'state.json') };
  });
  const remembered = () => new Memory(environment).byFirstLeaf('leaf');

  it('never shrinks, even if a concurrent verification saw more', async () => {
    const slow = new Memory(environment);
    await new Memory(environment).remember(log({ size: 12 }));
    await slow.remember(log({ size: 11 }));
    expect(remembered()).toEqual(log({ size: 12, earlier: [head(11)] }));
  });

  it('keeps the key if the log comes again without one', async () => {
    await new Memory(environment).remember(log(signed));
    await new Memory(environment).remember(log({ size: 11 }));
    expect(remembered()).toEqual(log({ ...signed, size: 11, earlier: [head(10)] }));
  });

  it('learns the key of a log that first came without one', async () => {
    await new Memory(environment).remember(log({}));
    await new Memory(environment).remember(log(signed));
    expect(remembered()).toEqual(log(signed));
  });

  it('keeps the largest heads of a log that has many', async () => {
    for (const size of [5, 1_004, 3, 1_004, 4]) await new Memory(environment).remember(log({ size }));
    expect(remembered()).toEqual(log({ size: 1_004, earlier: [head(3), head(4), head(5)] }));
    for (let size = 6; size < 1_004; size += 1) await new Memory(environment).remember(log({ size }));
    expect(remembered()?.earlier?.length).toBe(1_000);
    expect(remembered()?.earlier?.[0]).toEqual(head(4));
  });

  it('ignores damaged heads', () => {
    writeFileSync(
      environment['SKINS_STATE'] ?? '',
      JSON.stringify({ logs: [log({}), { ...log({ firstLeaf: 'other' }), earlier: [{ size: 'x' }] }] }),
    );
    expect(remembered()).toEqual(log({}));
    expect(new Memory(environment).byFirstLeaf('other')).toBeUndefined();
  });
});
