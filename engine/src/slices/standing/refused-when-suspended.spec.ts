import { describe, expect, it } from 'vitest';
import { foldAll } from '../../../../test/samples/engine/specification.ts';
import { PlayerSuspended } from './events.ts';
import { refusedWhenSuspended } from './refused-when-suspended.ts';
import { fold, suspended } from '../../../../test/standing/sample-standing.ts';
import { standing, suspensionAt } from './state.ts';

describe('a suspension', () => {
  const refusedAt = (time: number) => refusedWhenSuspended.before?.(foldAll(fold, [suspended]), time);

  it('refuses every command until its last millisecond', () => {
    expect(refusedAt(19_999)).toEqual({ code: 'player-suspended', reason: 'security', until: 20_000 });
    expect(refusedAt(20_000)).toBeUndefined();
  });

  it('never ends by itself without an end time', () => {
    const open = foldAll(standing, [PlayerSuspended.of({ reason: 'requested', until: null })]);
    expect(suspensionAt(open, Number.MAX_SAFE_INTEGER)).toMatchObject({ reason: 'requested' });
  });
});
