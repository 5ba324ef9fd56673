import { expect, it } from 'vitest';
import { roomPoll } from './room-poll';

const [NOW, MINUTE] = [1_700_000_000_000, 60_000];
const winner = { userId: '0123456789abcdef', userName: 'A***a', avatar: '', me: false };
const at = (state: 'waiting' | 'playing' | 'ended', rollTime = NOW, given = true, won = true) =>
  roomPoll({ room: { state, rollTime }, prizes: [{ winner: won ? winner : null, given }] }, NOW);

it('polls a room more often the nearer its draw is, and stops once its prizes are given', () => {
  expect([
    at('waiting', NOW + 2 * MINUTE),
    at('waiting', NOW + MINUTE / 2),
    at('playing'),
    at('ended', NOW, false),
    at('ended', NOW, false, false),
    at('ended'),
    roomPoll(undefined, NOW),
  ]).toEqual([30_000, 5_000, 3_000, 5_000, false, false, false]);
});
