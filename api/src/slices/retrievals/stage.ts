import { type Withdrawal, withdrawalPhaseOf } from '@skins/engine/retrievals';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { retrievalDetail } from './contract.ts';

export type Stage = DataOf<typeof retrievalDetail>['stage'];

const FAILED = 0;
const IN_PROGRESS = 1;
const SHIPPED = 2;
const TURNED_DOWN = 6;

/** The status code of a withdrawal (spec 4.9), by stage. */
const STATUS: Readonly<Record<Stage, number>> = {
  asked: IN_PROGRESS,
  waiting: IN_PROGRESS,
  sending: IN_PROGRESS,
  offered: SHIPPED,
  delivered: SHIPPED,
  settled: SHIPPED,
  reversed: TURNED_DOWN,
  recalled: TURNED_DOWN,
  rejected: TURNED_DOWN,
  unreleased: TURNED_DOWN,
  declined: TURNED_DOWN,
  expired: FAILED,
  unavailable: FAILED,
  link: FAILED,
  private: FAILED,
  locked: FAILED,
};
export const statusOf = (stage: Stage): number => STATUS[stage];
export const isStage = (text: string): text is Stage => Object.hasOwn(STATUS, text);

const OPEN: ReadonlySet<Stage> = new Set(['asked', 'waiting', 'sending', 'offered']);
/** Tests whether a stage is final. A delivered item can still be reversed, which is reported when it happens. */
export const isFinal = (stage: Stage): boolean => !OPEN.has(stage);

/** Returns the stage of a withdrawal. @param now milliseconds since 1970 */
export function stageOf(withdrawal: Withdrawal, now: number): Stage {
  const phase = withdrawalPhaseOf(withdrawal);
  const { delivered, ended } = withdrawal;
  if (phase === 'none') return 'asked';
  if (phase === 'ended') return ended?.outcome ?? 'unavailable';
  return phase === 'delivered' && delivered !== undefined && now > delivered.settlesAt ? 'settled' : phase;
}

/** Returns past steps, oldest first. */
export function stepsOf(withdrawal: Withdrawal): { stage: Stage; time: number }[] {
  const { asked, released, offered, delivered, ended, reversed } = withdrawal;
  const step = (stage: Stage, at: { readonly time: number } | undefined) =>
    at === undefined ? [] : [{ stage, time: at.time }];
  return [
    ...step('asked', asked),
    ...(asked?.release === true ? step('waiting', asked) : []),
    ...step('sending', asked?.release === true ? released : asked),
    ...step('offered', offered),
    ...step('delivered', delivered),
    ...step(ended?.outcome ?? 'unavailable', ended),
    ...step('reversed', reversed),
  ];
}

/** Returns the time at which a stage ends by itself; null if unknown. */
export function untilOf({ asked, released, offered, delivered }: Withdrawal, stage: Stage): number | null {
  if (asked === undefined) return null;
  if (stage === 'waiting') return asked.releaseBy;
  if (stage === 'sending') return (released ?? asked).time + asked.answerMs;
  if (stage === 'offered') return offered?.answerBy ?? null;
  return stage === 'delivered' ? (delivered?.settlesAt ?? null) : null;
}
