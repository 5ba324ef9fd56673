import { describe, expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { LoginClaimed, LoginGivenUp } from './events.ts';
import { giveUpLogin } from './give-up-login.ts';
import { loginOwner } from './state.ts';

const { given } = specify(loginOwner, giveUpLogin);
const anna = { kind: 'phone', playerId: 'anna0000' } as const;

describe('give-up-login', () => {
  it('frees the login of an erased player, and remembers that its grant was used', () => {
    const { decision, state } = given(LoginClaimed.of(anna)).when(anna, {});
    expect(decision).toEqual(accepted(LoginGivenUp.of(anna)));
    expect(state).toEqual({ playerId: undefined, granted: true });
  });

  it('writes nothing for a login that is another’s or free', () => {
    const ben = { ...anna, playerId: 'ben00000' };
    expect(given(LoginClaimed.of(ben)).when(anna, {}).decision).toEqual(accepted());
    expect(given(LoginGivenUp.of(anna)).when(anna, {}).decision).toEqual(accepted());
  });
});
