import { describe, expect, it } from 'vitest';
import { InvariantBroken, accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { bindLogin } from './bind-login.ts';
import { LoginBound, LoginClaimed } from './events.ts';
import { loginOwner, loginStream } from './state.ts';

const { given } = specify(loginOwner, bindLogin);
const stream = loginStream('phone', '2'.repeat(64));
const anna = { kind: 'phone', playerId: 'anna0000', former: loginStream('phone', '1'.repeat(64)) } as const;

describe('bind-login', () => {
  it('gives a player a free login in place of the former one', () => {
    const { decision, reply, state } = given().when(anna, { stream });

    expect(decision).toEqual(accepted(LoginBound.of(anna)));
    expect(reply).toEqual({ playerId: 'anna0000' });
    expect(state).toEqual({ playerId: 'anna0000' });
  });

  it("refuses another player's login", () => {
    const { decision } = given(LoginClaimed.of({ kind: 'phone', playerId: 'ben00000' })).when(anna, {
      stream,
    });

    expect(decision).toEqual(rejected({ code: 'login-taken', playerId: 'ben00000' }));
  });

  it('writes nothing if repeated', () => {
    expect(given(LoginBound.of(anna)).when(anna, { stream }).decision).toEqual(accepted());
  });

  it('throws if a login is to replace itself', () => {
    expect(() => given().when(anna, { stream: anna.former })).toThrow(InvariantBroken);
  });
});
