import { expect, it } from 'vitest';
import { refusedWhenClosed } from './refused-when-closed.ts';

it('refuses new plays only while their game is closed', () => {
  const CLOSED = { code: 'game-off', game: 'dice' } as const;
  const { before } = refusedWhenClosed((time) => (time < 5 ? CLOSED : undefined));

  expect(before?.(undefined, 4)).toEqual(CLOSED);
  expect(before?.(undefined, 5)).toBeUndefined();
});
