import { playerStream } from '@skins/engine/accounts';
import { SYSTEM, playerActor } from '@skins/engine/kernel';
import {
  type ExclusionMark,
  type LimitKind,
  type LimitSpan,
  type SetLimit,
  confirmRaise,
  dropRaise,
  excludeSelf,
  passRealityCheck,
  setLimit,
  setRealityCheck,
  shareExclusion,
  takeBreak,
} from '@skins/engine/limits';
import { order } from '../kit/order.ts';

export const MARK: ExclusionMark = { kind: 'login', hash: 'a'.repeat(64) };
export const DEVICE: ExclusionMark = { kind: 'device', hash: 'b'.repeat(64) };

const by = (playerId: string) => ({ stream: playerStream(playerId), actor: playerActor(playerId) });

export const limiting = (playerId: string, input: SetLimit) =>
  order({ ...by(playerId), command: setLimit, input });

export const confirming = (playerId: string, input: SetLimit) =>
  order({ ...by(playerId), command: confirmRaise, input });

export const droppingRaise = (playerId: string, kind: LimitKind, span: LimitSpan) =>
  order({ ...by(playerId), command: dropRaise, input: { kind, span } });

export const breaking = (playerId: string, hours: number) =>
  order({ ...by(playerId), command: takeBreak, input: { hours } });

export const excluding = (playerId: string, days: number) =>
  order({
    ...by(playerId),
    command: excludeSelf,
    input: { days },
    context: (given) => ({ ...given, marks: [MARK] }),
  });

/** Shares an exclusion, with its end, with another player. */
export const sharing = (playerId: string, until: number) =>
  order({
    command: shareExclusion,
    stream: playerStream(playerId),
    actor: SYSTEM,
    input: { until, by: MARK, marks: [MARK, DEVICE] },
  });

export const checkingEvery = (playerId: string, everyMinutes: number | null) =>
  order({ ...by(playerId), command: setRealityCheck, input: { everyMinutes } });

export const passingCheck = (playerId: string) =>
  order({ ...by(playerId), command: passRealityCheck, input: null });
