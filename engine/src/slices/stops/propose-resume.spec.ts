import { describe, expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { proposeResume } from './propose-resume.ts';
import {
  ADA,
  BOB,
  EVE,
  ONE,
  RESUMED,
  STOPPED,
  TWO,
  by,
  dice,
  fold,
  proposed,
} from '../../../../test/stops/sample-stops.ts';

describe('propose-resume', () => {
  const { given } = specify(fold, proposeResume);
  const input = { ...dice, proposalId: ONE };

  it('names the proposal by its events, which belong to this stop alone', () => {
    expect(given(STOPPED).when(input, by(ADA)).decision).toEqual(accepted(proposed()));
  });

  it('refuses in order of precedence', () => {
    const codes = [
      given(STOPPED, proposed()).when(input, by(EVE)),
      given(STOPPED, proposed()).when(input, by(ADA)),
      given(STOPPED, RESUMED).when(input, by(ADA)),
      given(STOPPED, proposed()).when({ ...input, proposalId: TWO }, by(BOB)),
    ].map(({ decision }) => (decision.kind === 'rejected' ? decision.rejection.code : 'accepted'));

    expect(codes).toEqual(['may-not', 'proposal-known', 'game-runs', 'proposed-already']);
  });
});
