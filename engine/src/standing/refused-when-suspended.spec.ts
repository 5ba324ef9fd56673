import { describe, expect, it } from 'vitest';
import { type Command, accepted } from '../kernel/index.ts';
import { foldAll } from '../kernel/specification.ts';
import { PlayerSuspended } from './events.ts';
import { refusedWhenSuspended } from './refused-when-suspended.ts';
import { fold, suspended } from './sample-standing.ts';
import { type Standing, standing, suspensionAt } from './state.ts';

describe('a suspension', () => {
  const command: Command<{ standing: Standing }, null, undefined, never, null> = {
    name: 'play',
    decide: () => accepted(),
    reply: () => null,
  };
  const played = (time: number) =>
    refusedWhenSuspended(command).decide(foldAll(fold, [suspended]), null, {
      moment: { time, at: 'player-anna#2' },
      own: undefined,
    });

  it('refuses whatever the player asks for, until its last millisecond', () => {
    expect(played(19_999)).toEqual({
      kind: 'rejected',
      rejection: { code: 'player-suspended', reason: 'security', until: 20_000 },
    });
    expect(played(20_000)).toEqual(accepted());
  });

  it('binds for ever when it has no end', () => {
    const open = foldAll(standing, [PlayerSuspended.of({ reason: 'requested', until: null })]);
    expect(suspensionAt(open, Number.MAX_SAFE_INTEGER)).toMatchObject({ reason: 'requested' });
  });
});
