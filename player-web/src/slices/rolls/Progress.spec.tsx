import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Progress } from './Progress';
import type { RoomDetail } from './queries';

afterEach(cleanup);

const EVIDENCE: RoomDetail['evidence'] = {
  draw: 'roll-000000000000',
  source: { kind: 'house', commitment: '' },
  closesAt: 1,
  closed: null,
  frozen: null,
  sealed: null,
  round: null,
  seed: null,
  drawn: null,
  prizes: 1,
  winners: [],
  reserves: [],
  passed: [],
  voided: null,
};

/** Returns the state of each step of a room, from the first on. */
function states(ending: RoomDetail['room']['ending'], evidence: Partial<RoomDetail['evidence']> = {}) {
  render(<Progress detail={{ room: { ending }, evidence: { ...EVIDENCE, ...evidence }, prizes: [] }} />);
  return screen.getAllByRole('listitem').map(({ dataset }) => dataset['state']);
}

it('waits for nothing more if the room was cancelled', () => {
  expect(states('cancelled')).toEqual(['fail', 'next', 'next', 'next', 'next']);
});

it('stops at the failed step if the room has no draw', () => {
  const voided = { reason: 'no-entries', time: 2 };
  expect(states('no-entries', { closed: 1, voided })).toEqual(['done', 'fail', 'next', 'next', 'next']);
});

it('waits for the next step of an active room', () => {
  expect(states(null, { closed: 1 })).toEqual(['done', 'now', 'next', 'next', 'next']);
});
