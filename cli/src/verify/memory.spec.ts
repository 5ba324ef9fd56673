import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../recorded-terminal.ts';
import { Memory, type Remembered } from './memory.ts';

const log = (more: Partial<Remembered>): Remembered => ({
  firstLeaf: 'leaf',
  size: 10,
  root: 'root of 10',
  seen: '2026-01-01',
  ...more,
});
const signed = { origin: 'shop', key: 'key of the shop' };

describe('the memory of verified logs', () => {
  let environment: NodeJS.ProcessEnv;
  beforeEach(() => {
    environment = { SKINS_STATE: join(temporaryFolder(), 'state.json') };
  });
  const remembered = () => new Memory(environment).byFirstLeaf('leaf');

  it('never shrinks, also when another verification saw more meanwhile', () => {
    const slow = new Memory(environment);
    new Memory(environment).remember(log({ size: 12 }));
    slow.remember(log({ size: 11 }));
    expect(remembered()).toEqual(log({ size: 12 }));
  });

  it('keeps the key of a log that comes without one', () => {
    new Memory(environment).remember(log(signed));
    new Memory(environment).remember(log({ size: 11 }));
    expect(remembered()).toEqual(log({ ...signed, size: 11 }));
  });

  it('learns the key of a log that came without one', () => {
    new Memory(environment).remember(log({}));
    new Memory(environment).remember(log(signed));
    expect(remembered()).toEqual(log(signed));
  });
});
