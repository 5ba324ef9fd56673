import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../session';
import { rememberCommitment, seenCommitment } from './seen-commitments';

const one = 'a'.repeat(64);
const other = 'b'.repeat(64);

beforeEach(() => {
  localStorage.clear();
  session.userId = 'nanshan';
});

describe('the commitments this browser was shown', () => {
  it('are known again, each for its place and for what comes after it in its chain', () => {
    rememberCommitment(1, 7, one);
    rememberCommitment(1, 8, other);
    expect(seenCommitment(1, 7)).toEqual({ index: 7, serverHash: one });
    expect(seenCommitment(1, 8)).toEqual({ index: 8, serverHash: other });
    expect(seenCommitment(1, 6)).toBeUndefined();
    expect(seenCommitment(2, 7)).toBeUndefined();
  });

  it('keep what was shown first: a later hash for the same place does not replace it', () => {
    rememberCommitment(1, 7, one);
    rememberCommitment(1, 7, other);
    expect(seenCommitment(1, 7)).toEqual({ index: 7, serverHash: one });
  });

  it('belong to one player', () => {
    rememberCommitment(1, 7, one);
    session.userId = 'somebody else';
    expect(seenCommitment(1, 7)).toBeUndefined();
  });

  it('do not grow without end, and survive a storage full of nonsense', () => {
    for (let index = 1; index <= 250; index += 1) rememberCommitment(1, index, one);
    expect(seenCommitment(1, 50)).toBeUndefined();
    expect(seenCommitment(1, 51)).toEqual({ index: 51, serverHash: one });
    expect(seenCommitment(1, 900)).toEqual({ index: 250, serverHash: one });
    localStorage.setItem('seenCommitments', '{"not": "a list"}');
    expect(seenCommitment(1, 250)).toBeUndefined();
  });
});
