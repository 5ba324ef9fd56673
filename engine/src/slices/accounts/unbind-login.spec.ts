import { describe, expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { LoginClaimed, LoginUnbound } from './events.ts';
import { loginOwner, loginStream } from './state.ts';
import { unbindLogin } from './unbind-login.ts';

const { given } = specify(loginOwner, unbindLogin);
const bound = `${loginStream('phone', '2'.repeat(64))}#1`;
const anna = { kind: 'phone', playerId: 'anna0000', bound } as const;
const claimed = (playerId: string) => LoginClaimed.of({ kind: 'phone', playerId });

describe('unbind-login', () => {
  it('frees a login whose player has bound another one', () => {
    const { decision, reply, state } = given(claimed('anna0000')).when(anna, undefined);

    expect(decision).toEqual(accepted(LoginUnbound.of(anna)));
    expect(reply).toEqual({ playerId: 'anna0000' });
    expect(state).toEqual({ playerId: undefined, granted: true });
  });

  it("writes nothing if repeated, and for another player's login", () => {
    for (const before of [[claimed('anna0000'), LoginUnbound.of(anna)], [claimed('ben00000')], []])
      expect(given(...before).when(anna, undefined).decision).toEqual(accepted());
  });
});
