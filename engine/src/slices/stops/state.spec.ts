import { describe, expect, it } from 'vitest';
import { FEATURE_SWITCHES, MAINTENANCE } from './events.ts';
import { type Maintenance, maintenanceAt } from './state.ts';

describe('maintenance', () => {
  const at = (content: Maintenance | null, time: number) =>
    maintenanceAt(() => ({ hash: '', content }), time)?.until;

  it('closes the shop from its beginning to its end', () => {
    const work = { from: 10, until: 20 };
    expect([9, 10, 19, 20].map((time) => at(work, time))).toEqual([undefined, 20, 20, undefined]);
    expect(at(null, 10)).toBeUndefined();
  });

  it('is off, and all features are on, by default', () => {
    expect(MAINTENANCE.first).toBeNull();
    expect(FEATURE_SWITCHES.first).toEqual({ off: [], registration: true });
  });
});
