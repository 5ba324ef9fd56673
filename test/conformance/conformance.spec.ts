import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as slices from '../../engine/src/slices/index.ts';
import { kits } from '../kit/kits.ts';
import { ROOT } from '../tidy/sources.ts';
import { misread } from './checks/commands.ts';
import { overlooked } from './checks/fields.ts';
import { touched } from './checks/foreign.ts';
import { unfound } from './checks/forgeries.ts';
import { unmeasured } from './checks/money.ts';
import { sharedNames } from './checks/names.ts';
import { orderBound, shifted, unplayed, unrepeated, unsteady } from './checks/play.ts';
import { unrefused } from './checks/refusals.ts';
import { unlistedEvents, unreadSamples } from './checks/samples.ts';
import { duel } from '../sample-duel/index.ts';
import { idle } from './played.ts';

// What every slice passes unasked, by its test kit. Each check is shown to find something in `broken.spec.ts`.

const eventsOf = async (name: string): Promise<object> => {
  const folder = name === duel.slice.name ? 'test/sample-duel/engine' : `engine/src/slices/${name}`;
  const module: object = await import(pathToFileURL(join(ROOT, folder, 'events.ts')).href);
  return module;
};

it('names that have to be one slice’s own are no other’s', () => {
  expect(sharedNames({ ...slices, duel: duel.slice })).toEqual([]);
});

describe.each([...kits, duel].map((kit) => [kit.slice.name, kit] as const))('the slice %s', (name, kit) => {
  it('lists all events of its events.ts', async () => {
    expect(unlistedEvents(kit, await eventsOf(name))).toEqual([]);
  });

  it('has samples of all versions, which are read', () => {
    expect(unreadSamples(kit)).toEqual([]);
  });

  it('writes all its events, as the auditor expects them', () => {
    expect(unplayed(kit)).toEqual([]);
  });

  it('decides alike twice, and answers out of what is stored', () => {
    expect(unsteady(kit)).toEqual([]);
  });

  it('comes to the same when it is played, or replayed, again', async () => {
    expect(await unrepeated(kit)).toEqual([]);
    expect(orderBound(kit)).toEqual([]);
  });

  it('plays the same beside one more slice', () => {
    expect(shifted(kit)).toEqual([]);
  });

  it('refuses for every reason that it has, in order', () => {
    expect(unrefused(kit)).toEqual([]);
  });

  it('is forged in no way that its rules do not name', () => {
    expect(unfound(kit)).toEqual([]);
  });

  it('has no field that can be changed unseen, and no command that can be cut, doubled or swapped', () => {
    const fields = overlooked(kit);
    const commands = misread(kit, kits);
    expect([...fields.faults, ...commands.faults]).toEqual([]);
    expect(idle(kit.harmless, new Set([...fields.excused, ...commands.excused]))).toEqual([]);
    expect(idle(kit.late, fields.late)).toEqual([]);
  });

  it('measures what players pay and get back', () => {
    expect(unmeasured(kit)).toEqual([]);
  });

  it('lets events of others be', () => {
    expect(touched(kit)).toEqual([]);
  });
});
