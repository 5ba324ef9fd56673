import { describe, expect, it } from 'vitest';
import { rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { approveResume } from './approve-resume.ts';
import {
  ADA,
  BOB,
  EVE,
  ONE,
  RESUMED,
  STOPPED,
  by,
  dice,
  fold,
  proposed,
} from '../../../../test/stops/sample-stops.ts';

describe('approve-resume', () => {
  const { given } = specify(fold, approveResume);
  const input = { ...dice, proposalId: ONE };

  it('resumes the game with another person’s approval', () => {
    const { events, state } = given(STOPPED, proposed()).when(input, by(BOB));

    expect(events.map(({ type }) => type)).toEqual(['GameResumed', 'ChangeApproved']);
    expect(state.stopped.size).toBe(0);
  });

  it('refuses the proposer, and operators without the right', () => {
    const codeFor = (who: string) => given(STOPPED, proposed()).when(input, by(who)).decision;

    expect(codeFor(ADA)).toEqual(rejected({ code: 'own-proposal' }));
    expect(codeFor(EVE)).toEqual(rejected({ code: 'may-not', right: 'resume-games' }));
  });

  it('ends no later stop with a proposal for an earlier one', () => {
    const { decision } = given(STOPPED, proposed(), RESUMED, STOPPED).when(input, by(BOB));

    expect(decision).toEqual(rejected({ code: 'proposal-stale' }));
  });
});
