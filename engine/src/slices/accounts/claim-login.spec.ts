import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { claimLogin } from './claim-login.ts';
import { LoginClaimed } from './events.ts';
import { loginOwner } from './state.ts';

const { given } = specify(loginOwner, claimLogin);
const claimed = (playerId: string) => LoginClaimed.of({ kind: 'phone', playerId });
const OPEN = { registration: true };
const ANNA = { kind: 'phone', playerId: 'anna0000' } as const;

describe('claim-login', () => {
  it('claims a free login', () => {
    const { decision, reply, state } = given().when(ANNA, OPEN);

    expect(decision).toEqual(accepted(claimed('anna0000')));
    expect(reply).toEqual({ playerId: 'anna0000' });
    expect(state).toEqual({ playerId: 'anna0000' });
  });

  it("refuses another player's login, and says whose it is", () => {
    const { decision } = given(claimed('ben00000')).when(ANNA, OPEN);

    expect(decision).toEqual(rejected({ code: 'login-taken', playerId: 'ben00000' }));
  });

  it("refuses while registration is closed, but writes nothing for the login's owner", () => {
    const SHUT = { registration: false };

    expect(given().when(ANNA, SHUT).decision).toEqual(rejected({ code: 'registration-closed' }));
    expect(given(claimed('ben00000')).when(ANNA, SHUT).decision).toMatchObject({
      rejection: { code: 'login-taken' },
    });
    expect(given(claimed('anna0000')).when(ANNA, SHUT).decision).toEqual(accepted());
  });

  it('writes nothing if repeated', () => {
    const { decision, reply } = given(claimed('anna0000')).when(ANNA, OPEN);

    expect(decision).toEqual(accepted());
    expect(reply).toEqual({ playerId: 'anna0000' });
  });
});
