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
import { telling } from './checks/held.ts';
import { unmeasured } from './checks/money.ts';
import { sharedNames } from './checks/names.ts';
import { orderBound, shifted, unplayed, unrepeated, unsteady } from './checks/play.ts';
import { unrefused } from './checks/refusals.ts';
import { unlike } from './checks/repeats.ts';
import { ofStrangers } from './checks/steps.ts';
import { unlistedEvents, unreadSamples } from './checks/samples.ts';
import { duel } from '../sample-duel/index.ts';
import { idle } from './played.ts';

// Checks that every slice has to pass, driven by its test kit. `broken.spec.ts` shows that each check finds something.

const eventsOf = async (name: string): Promise<object> => {
  const folder = name === duel.slice.name ? 'test/sample-duel/engine' : `engine/src/slices/${name}`;
  const module: object = await import(pathToFileURL(join(ROOT, folder, 'events.ts')).href);
  return module;
};

it('names that must be unique occur in one slice only', () => {
  expect(sharedNames({ ...slices, duel: duel.slice })).toEqual([]);
});

describe.each([...kits, duel].map((kit) => [kit.slice.name, kit] as const))('the slice %s', (name, kit) => {
  it('lists all events of its events.ts', async () => {
    expect(unlistedEvents(kit, await eventsOf(name))).toEqual([]);
  });

  it('has readable samples of all versions', () => {
    expect(unreadSamples(kit)).toEqual([]);
  });

  it('writes all its events, as the auditor expects them', () => {
    expect(unplayed(kit)).toEqual([]);
  });

  it('decides the same twice, and replies from stored events', () => {
    expect(unsteady(kit)).toEqual([]);
  });

  it('gives the same result when it is played or replayed again', async () => {
    expect(await unrepeated(kit)).toEqual([]);
    expect(orderBound(kit)).toEqual([]);
  });

  it('gives the same answer at each repeat, whatever came between, and after a restart', async () => {
    expect(await unlike(kit)).toEqual([]);
  });

  it('plays the same beside one more slice', () => {
    expect(shifted(kit)).toEqual([]);
  });

  it('refuses for each of its reasons, in order', () => {
    expect(unrefused(kit)).toEqual([]);
  });

  it('reports every forgery under the rule that it breaks', () => {
    expect(unfound(kit)).toEqual([]);
  });

  it('has no field that can be changed unnoticed, and no command that can be cut, doubled or swapped', () => {
    const fields = overlooked(kit);
    const commands = misread(kit, kits);
    expect([...fields.faults, ...commands.faults]).toEqual([]);
    expect(idle(kit.harmless, new Set([...fields.excused, ...commands.excused]))).toEqual([]);
    expect(idle(kit.late, fields.late)).toEqual([]);
  });

  it('measures what players pay and get back', () => {
    expect(unmeasured(kit)).toEqual([]);
  });

  it('writes equally many records after a roll, whatever its result', () => {
    expect(telling(kit)).toEqual([]);
  });

  it('holds each step of a flow to the stream that caused it', () => {
    expect(ofStrangers(kit)).toEqual([]);
  });

  it('ignores events of other slices', () => {
    expect(touched(kit)).toEqual([]);
  });
});
