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

describe('the commitments shown to this browser', () => {
  it('are found by their place, and for later places of their chain', () => {
    rememberCommitment(chain(1), 7, one);
    rememberCommitment(chain(1), 8, other);
    expect(seenCommitment(1, 7)).toEqual({ index: 7, serverHash: one });
    expect(seenCommitment(1, 8)).toEqual({ index: 8, serverHash: other });
    expect(seenCommitment(1, 6)).toBeUndefined();
    expect(seenCommitment(2, 7)).toBeUndefined();
  });

  it('keep the first hash: a later one for the same place does not replace it', () => {
    rememberCommitment(chain(1), 7, one);
    rememberCommitment(chain(1), 7, other);
    expect(seenCommitment(1, 7)).toEqual({ index: 7, serverHash: one });
  });

  it('are replaced by those of a later epoch, and never by those of an earlier one', () => {
    rememberCommitment(chain(2), 1, one);
    rememberCommitment(chain(2, 2), 1, other);
    expect(seenCommitment(2, 1)).toEqual({ index: 1, serverHash: other });
    rememberCommitment(chain(2, 1), 1, one);
    expect(seenCommitment(2, 1)).toEqual({ index: 1, serverHash: other });
  });

  it('belong to the first epoch if they were stored without one', () => {
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

  it('are limited in number, and survive invalid data in the storage', () => {
    for (let index = 1; index <= 250; index += 1) rememberCommitment(chain(1), index, one);
    expect(seenCommitment(1, 50)).toBeUndefined();
    expect(seenCommitment(1, 51)).toEqual({ index: 51, serverHash: one });
    expect(seenCommitment(1, 900)).toEqual({ index: 250, serverHash: one });
    localStorage.setItem('seenCommitments', '{"not": "a list"}');
    expect(seenCommitment(1, 250)).toBeUndefined();
  });
});
