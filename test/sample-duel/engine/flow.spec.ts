import { describe, expect, it } from 'vitest';
import { foldAll } from '../../samples/engine/specification.ts';
import { nextActions } from './flow.ts';
import {
  ANNA,
  BEN,
  DRAWN,
  ENDED,
  EXPIRED,
  JOIN_BY,
  OPEN,
  SEATED,
  STAKE,
  reserved,
} from '../sample-events.ts';
import { nextActions as stakeActions, stakes } from './stakes.ts';
import { duel } from './state.ts';
import { StakeReleased, StakeReserved } from './events.ts';

const SELF = 'test-stream';
const own = (id: string, name: string) => ({ do: 'command', id, stream: SELF, name, input: {} });
const followed = (id: string, { reserved: place, playerId }: typeof ANNA, name: string, input: object) => ({
  do: 'command',
  id,
  stream: `player-${playerId}`,
  name,
  input: { reserved: place, ...input },
});

describe('the next actions of a duel', () => {
  it.each([
    ['nothing before it is opened', [], []],
    [
      'it waits for the end of the time to join',
      OPEN,
      [{ do: 'until', at: JOIN_BY, act: own(`${SELF}#1/1`, 'expire-duel') }],
    ],
    ['it draws when both are seated', SEATED, [own(`${SELF}#2/1`, 'draw-duel')]],
    [
      'it settles, then ends',
      DRAWN,
      [
        followed(`${SELF}#3/1`, ANNA, 'settle-stake', { cause: `${SELF}#3`, won: 0 }),
        followed(`${SELF}#3/2`, BEN, 'settle-stake', { cause: `${SELF}#3`, won: 2 * STAKE }),
        own(`${SELF}#3/3`, 'end-duel'),
      ],
    ],
    [
      'it releases what expired, then ends',
      EXPIRED,
      [
        followed(`${SELF}#2/1`, ANNA, 'release-stake', { cause: `${SELF}#2` }),
        own(`${SELF}#2/2`, 'end-duel'),
      ],
    ],
    ['nothing after its end', ENDED, []],
  ])('%s', (_what, history, actions) => {
    expect(nextActions(foldAll(duel, history))).toEqual(actions);
  });
});

describe('the next actions of a player for duels', () => {
  const seat = (n: number, name: string, input: object) => ({
    do: 'command',
    id: `${SELF}#${n}/1`,
    stream: 'duel-1',
    name,
    input: { reserved: `${SELF}#${n}`, playerId: 'stream', stake: STAKE, ...input },
    refused: {
      do: 'command',
      id: `${SELF}#${n}/2`,
      stream: SELF,
      name: 'release-stake',
      input: { reserved: `${SELF}#${n}`, cause: null },
    },
  });

  it('ask for the seat of each held stake, and release the stake if refused', () => {
    const second = StakeReserved.of({ duel: 'duel-1', seat: 'second', stake: STAKE, due: 1 });
    const state = foldAll(stakes, [...reserved(0), second]);

    expect(stakeActions(state)).toEqual([
      seat(1, 'open-duel', { joinBy: JOIN_BY }),
      seat(3, 'join-duel', {}),
    ]);
  });

  it('are empty for ended duels', () => {
    const released = StakeReleased.of({ reserved: `${SELF}#1`, cause: null });

    expect(stakeActions(foldAll(stakes, [...reserved(0), released]))).toEqual([]);
  });
});
