import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../session';
import { rememberCommitment, seenCommitment } from './seen-commitments';

const one = 'a'.repeat(64);
const other = 'b'.repeat(64);
const chain = (id: number, epoch = 1) => ({ id, epoch });

beforeEach(() => {
  localStorage.clear();
  session.userId = 'nanshan';
});

describe('the commitments this browser was shown', () => {
  it('are known again, each for its place and for what comes after it in its chain', () => {
    rememberCommitment(chain(1), 7, one);
    rememberCommitment(chain(1), 8, other);
    expect(seenCommitment(1, 7)).toEqual({ index: 7, serverHash: one });
    expect(seenCommitment(1, 8)).toEqual({ index: 8, serverHash: other });
    expect(seenCommitment(1, 6)).toBeUndefined();
    expect(seenCommitment(2, 7)).toBeUndefined();
  });

  it('keep what was shown first: a later hash for the same place does not replace it', () => {
    rememberCommitment(chain(1), 7, one);
    rememberCommitment(chain(1), 7, other);
    expect(seenCommitment(1, 7)).toEqual({ index: 7, serverHash: one });
  });

  it('give way to those of a later epoch, and never to those of an earlier one', () => {
    rememberCommitment(chain(2), 1, one);
    rememberCommitment(chain(2, 2), 1, other);
    expect(seenCommitment(2, 1)).toEqual({ index: 1, serverHash: other });
    rememberCommitment(chain(2, 1), 1, one);
    expect(seenCommitment(2, 1)).toEqual({ index: 1, serverHash: other });
  });

  it('are of the first epoch where they were kept before there were any', () => {
    localStorage.setItem('seenCommitments', JSON.stringify([['nanshan/1/7', one]]));
    rememberCommitment(chain(1), 7, other);
    expect(seenCommitment(1, 7)).toEqual({ index: 7, serverHash: one });
    rememberCommitment(chain(1, 2), 7, other);
    expect(seenCommitment(1, 7)).toEqual({ index: 7, serverHash: other });
  });

  it('belong to one player', () => {
    rememberCommitment(chain(1), 7, one);
    session.userId = 'somebody else';
    expect(seenCommitment(1, 7)).toBeUndefined();
  });

  it('do not grow without end, and survive a storage full of nonsense', () => {
    for (let index = 1; index <= 250; index += 1) rememberCommitment(chain(1), index, one);
    expect(seenCommitment(1, 50)).toBeUndefined();
    expect(seenCommitment(1, 51)).toEqual({ index: 51, serverHash: one });
    expect(seenCommitment(1, 900)).toEqual({ index: 250, serverHash: one });
    localStorage.setItem('seenCommitments', '{"not": "a list"}');
    expect(seenCommitment(1, 250)).toBeUndefined();
  });
});
