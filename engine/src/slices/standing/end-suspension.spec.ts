import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ADA, EVE } from '../../../../test/operators/sample-operators.ts';
import { endSuspension } from './end-suspension.ts';
import { SuspensionEnded } from './events.ts';
import { context, fold, suspended } from '../../../../test/standing/sample-standing.ts';

describe('lifting a suspension', () => {
  const given = specify(fold, endSuspension).given;

  it('lets the player act again, and writes nothing without a current suspension', () => {
    const lifted = given(suspended).when({ reason: 'mistake' }, context(ADA));
    expect(lifted.events).toEqual([SuspensionEnded.of({ reason: 'mistake' })]);
    expect(lifted.state.standing.suspended).toBeUndefined();
    expect(given().when({ reason: 'mistake' }, context(ADA)).events).toEqual([]);
    expect(given(suspended).when({ reason: 'mistake' }, context(ADA, 20_000)).events).toEqual([]);
  });

  it('refuses an operator without the right', () => {
    expect(given(suspended).when({ reason: 'mistake' }, context(EVE)).decision).toMatchObject({
      rejection: { code: 'may-not' },
    });
  });
});
