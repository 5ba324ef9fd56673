import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../kernel/index.ts';
import { refusedWhenClosed } from './refused-when-closed.ts';
import { STOPPED } from './sample-stops.ts';

describe('a command that begins a play', () => {
  const command = { name: 'roll', decide: () => accepted(STOPPED), reply: () => 'said' };
  const CLOSED = { code: 'game-off', game: 'dice' } as const;
  const guarded = refusedWhenClosed(command, (time) => (time < 5 ? CLOSED : undefined));
  const at = (time: number) => ({ moment: { time, at: 'player-anna#1' as const }, own: undefined });

  it('is refused while its game takes none, and decided otherwise', () => {
    expect(guarded.decide(undefined, undefined, at(4))).toEqual(rejected(CLOSED));
    expect(guarded.decide(undefined, undefined, at(5))).toEqual(accepted(STOPPED));
    expect(guarded.reply([], undefined)).toBe('said');
  });
});
