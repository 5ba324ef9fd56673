import { Map as PersistentMap } from 'immutable';
import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ADA, EVE } from '../../../../test/operators/sample-operators.ts';
import { PlayerSuspended } from './events.ts';
import { context, fold, suspended } from '../../../../test/standing/sample-standing.ts';
import { standing } from './state.ts';
import { suspendPlayer } from './suspend-player.ts';

describe('suspending a player', () => {
  const given = specify(fold, suspendPlayer).given;

  it('notes the reason and the end', () => {
    const { events, reply } = given().when({ reason: 'security', until: 20_000 }, context(ADA));
    expect(events).toEqual([suspended]);
    expect(reply).toEqual({ suspended: 1 });
  });

  it('refuses operators without the right, unknown players, and a past end', () => {
    const input = { reason: 'security', until: 20_000 } as const;
    expect(given().when(input, context(EVE)).decision).toMatchObject({ rejection: { code: 'may-not' } });
    expect(given().when(input, context(ADA, 20_000)).decision).toMatchObject({
      rejection: { code: 'end-passed' },
    });
    const none = { standing: standing.initial, accounts: { registered: undefined } };
    expect(suspendPlayer.decide(none, input, context(ADA))).toMatchObject({
      rejection: { code: 'unknown-player' },
    });
    const nobody = { ...context(ADA), register: { operators: PersistentMap<string, never>(), modes: [] } };
    expect(given().when(input, nobody).decision).toMatchObject({ rejection: { code: 'may-not' } });
  });

  it('writes nothing if unchanged, and accepts another end', () => {
    const same = given(suspended).when({ reason: 'security', until: 20_000 }, context(ADA));
    expect(same.events).toEqual([]);
    const longer = given(suspended).when({ reason: 'security', until: null }, context(ADA));
    expect(longer.events).toEqual([PlayerSuspended.of({ reason: 'security', until: null })]);
  });
});
