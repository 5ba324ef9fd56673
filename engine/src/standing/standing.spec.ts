import { Map as PersistentMap } from 'immutable';
import { describe, expect, it } from 'vitest';
import { type Command, accepted, combine, foldOf } from '../kernel/index.ts';
import { foldAll, specify } from '../kernel/specification.ts';
import { ADA, EVE, added, by, fold as operators } from '../operators/sample-operators.ts';
import { endSuspension } from './end-suspension.ts';
import { PlayerSuspended, SuspensionEnded } from './events.ts';
import { refusedWhenSuspended } from './refused-when-suspended.ts';
import { type Standing, standing, suspensionAt } from './state.ts';
import { suspendPlayer } from './suspend-player.ts';

const fold = combine<{ standing: Standing; accounts: { registered: number | undefined } }>({
  standing,
  accounts: foldOf<{ registered: number | undefined }>({ registered: 1 }, []),
});
const { register } = foldAll(operators, [added(ADA, 'support'), added(EVE, 'finance')]);
const context = (operatorId: string, time = 10_000) => ({ ...by(operatorId, time), register });
const suspended = PlayerSuspended.of({ reason: 'security', until: 20_000 });

describe('suspending a player', () => {
  const given = specify(fold, suspendPlayer).given;

  it('says why, and until when', () => {
    const { events, reply } = given().when({ reason: 'security', until: 20_000 }, context(ADA));
    expect(events).toEqual([suspended]);
    expect(reply).toEqual({ suspended: 1 });
  });

  it('is refused to who may not, for nobody, and until a time that has passed', () => {
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

  it('stays quiet when it is so already, and takes another end', () => {
    const same = given(suspended).when({ reason: 'security', until: 20_000 }, context(ADA));
    expect(same.events).toEqual([]);
    const longer = given(suspended).when({ reason: 'security', until: null }, context(ADA));
    expect(longer.events).toEqual([PlayerSuspended.of({ reason: 'security', until: null })]);
  });
});

describe('lifting a suspension', () => {
  const given = specify(fold, endSuspension).given;

  it('lets the player act again, and is quiet when there is none, or it is over', () => {
    const lifted = given(suspended).when({ reason: 'mistake' }, context(ADA));
    expect(lifted.events).toEqual([SuspensionEnded.of({ reason: 'mistake' })]);
    expect(lifted.state.standing.suspended).toBeUndefined();
    expect(given().when({ reason: 'mistake' }, context(ADA)).events).toEqual([]);
    expect(given(suspended).when({ reason: 'mistake' }, context(ADA, 20_000)).events).toEqual([]);
  });

  it('is refused to who may not', () => {
    expect(given(suspended).when({ reason: 'mistake' }, context(EVE)).decision).toMatchObject({
      rejection: { code: 'may-not' },
    });
  });
});

describe('a suspension', () => {
  const command: Command<{ standing: Standing }, null, undefined, never, null> = {
    name: 'play',
    decide: () => accepted(),
    reply: () => null,
  };
  const played = (time: number) =>
    refusedWhenSuspended(command).decide(foldAll(fold, [suspended]), null, {
      moment: { time, at: 'player-anna#2' },
      own: undefined,
    });

  it('refuses whatever the player asks for, until its last millisecond', () => {
    expect(played(19_999)).toEqual({
      kind: 'rejected',
      rejection: { code: 'player-suspended', reason: 'security', until: 20_000 },
    });
    expect(played(20_000)).toEqual(accepted());
  });

  it('binds for ever when it has no end', () => {
    const open = foldAll(standing, [PlayerSuspended.of({ reason: 'requested', until: null })]);
    expect(suspensionAt(open, Number.MAX_SAFE_INTEGER)).toMatchObject({ reason: 'requested' });
  });
});
