import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ChangeDropped } from '../operators/index.ts';
import { dropResume } from './drop-resume.ts';
import { ADA, BOB, EVE, ONE, STOPPED, by, fold, proposed } from '../../../../test/stops/sample-stops.ts';

describe('drop-resume', () => {
  const { given } = specify(fold, dropResume);

  it('is a withdrawal by its author, and a rejection by another operator', () => {
    const droppedBy = (who: string) => given(STOPPED, proposed()).when({ proposalId: ONE }, by(who)).decision;

    expect(droppedBy(ADA)).toEqual(
      accepted(ChangeDropped.of({ proposalId: ONE, reason: 'withdrawn', comment: null })),
    );
    expect(droppedBy(BOB)).toEqual(
      accepted(ChangeDropped.of({ proposalId: ONE, reason: 'refused', comment: null })),
    );
    expect(droppedBy(EVE)).toEqual(rejected({ code: 'may-not', right: 'resume-games' }));
  });
});
