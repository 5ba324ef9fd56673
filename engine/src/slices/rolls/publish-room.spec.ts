import { describe, expect, it } from 'vitest';
import { changeHashOf } from '../../fairness/index.ts';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ChangeApproved, ChangeProposed } from '../operators/index.ts';
import { publishRoom } from './publish-room.ts';
import { ADA, CLOSES, CREATED, PUBLISHED, by, created, fold } from '../../../../test/rolls/sample-rolls.ts';

const { given } = specify(fold, publishRoom);
const proposalId = '00000000000000a1';
const hash = changeHashOf([PUBLISHED]);
const PROPOSED = ChangeProposed.of({ proposalId, hash, editors: [ADA], expires: 10 * CLOSES });
const input = { proposalId, created: CREATED };

describe('publish-room', () => {
  it('opens a proposed room, and notes the approval', () => {
    const { decision } = given(created(), PROPOSED).when(input, by(5_000));
    expect(decision).toEqual(accepted(PUBLISHED, ChangeApproved.of({ proposalId, hash, comment: null })));
  });

  it('refuses a room that was not proposed, or has closed', () => {
    expect(given(created()).when(input, by(5_000)).decision).toEqual(rejected({ code: 'unknown-proposal' }));
    expect(given(created(), PROPOSED).when(input, by(CLOSES)).decision).toEqual(
      rejected({ code: 'room-over' }),
    );
  });
});
