import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BoxOrder, BoxPlay, Outcome } from './box-play';
import { sampleBox } from './sample-box';
import { useReels } from './use-reels';

const order: BoxOrder = { key: 'k', box: sampleBox, count: 1, free: 0, ticket: false };
const outcome: Outcome = {
  balance: 990.7,
  position: '1',
  cost: 9.3,
  asSent: true,
  chain: undefined,
  opens: [
    {
      itemId: 'p-1',
      skinId: 'moon-white',
      stuffName: 'P-12|月白',
      skinsRarity: 'uncommon',
      category: 'rifle',
      exterior: '',
      price: 2.4,
      seedIndex: 1,
      userSeed: 'seed1',
      serverSeed: 'cd'.repeat(32),
      serverHash: 'ef'.repeat(32),
      resultHash: 'ab'.repeat(32),
      ticket: 3,
      number: 0.1,
      drop: null,
      nextServerHash: 'ef'.repeat(32),
    },
  ],
};
const revealing: BoxPlay = { phase: 'revealing', order, outcome, motion: 'moving' };
/** The same box after a refetch, with one more opening counted. */
const counted = { ...sampleBox, opens: 1 };

describe('useReels', () => {
  it.each([
    ['while they turn', revealing],
    ['before a play', { phase: 'idle' } as const],
  ])('keeps the strips if new figures of the box arrive %s', (_, play) => {
    const { result, rerender } = renderHook(({ box }) => useReels(play, box, 1), {
      initialProps: { box: sampleBox },
    });
    const first = result.current;
    rerender({ box: counted });
    expect(result.current).toBe(first);
  });

  it('keeps the old strips until the answer comes, then shows those of the play', () => {
    const { result, rerender } = renderHook(({ play }) => useReels(play, sampleBox, 1), {
      initialProps: { play: { phase: 'idle' } as BoxPlay },
    });
    const before = result.current;
    rerender({ play: { phase: 'requesting', order } });
    expect(result.current).toBe(before);
    rerender({ play: revealing });
    expect(result.current[0]?.resultHash).toBe('ab'.repeat(32));
  });
});
