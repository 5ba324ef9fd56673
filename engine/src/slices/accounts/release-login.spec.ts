import { describe, expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { LoginClaimed, LoginReleased } from './events.ts';
import { releaseLogin } from './release-login.ts';
import { loginOwner } from './state.ts';

const { given } = specify(loginOwner, releaseLogin);
const anna = { kind: 'phone', playerId: 'anna0000' } as const;

describe('release-login', () => {
  it('frees the login for the player who claimed it', () => {
    const { decision, reply, state } = given(LoginClaimed.of(anna)).when(anna, undefined);

    expect(decision).toEqual(accepted(LoginReleased.of(anna)));
    expect(reply).toEqual({ playerId: 'anna0000' });
    expect(state).toEqual({ playerId: undefined });
  });

  it("writes nothing if repeated, for an unclaimed login, and for another player's", () => {
    const ben = { kind: 'phone', playerId: 'ben00000' } as const;
    for (const before of [[], [LoginClaimed.of(anna), LoginReleased.of(anna)], [LoginClaimed.of(ben)]])
      expect(given(...before).when(anna, undefined).decision).toEqual(accepted());
  });
});
