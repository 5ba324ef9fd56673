import { type Deeds, done as doneIn } from '../deeds/index.ts';
import {
  UNITS_PER_GEM,
  houseDay,
  startOfHouseDay,
  startOfHouseMonth,
  startOfHouseWeek,
} from '../../kernel/index.ts';
import type { RulesHistory } from '../rules/index.ts';
import { type Period, TASK_BOARDS, TASK_DEEDS, type TaskBoards, type TaskBox } from './events.ts';
import type { Tasks } from './state.ts';

// Which task boxes a player has before them, and how far they are. Times in milliseconds since 1970.

/** A version of the boards, and until when it counts: Infinity as long as no other is published. */
export interface BoardsVersion {
  readonly hash: string;
  readonly content: TaskBoards;
  readonly until: number;
}

/** How far a player is with a task box. */
export interface TaskStanding {
  readonly box: TaskBox;
  readonly rulesHash: string;
  /** the last moment that counts for it */
  readonly countedUntil: number;
  /** how often, or 1/10,000 gem */
  readonly done: number;
  /** in the same unit */
  readonly target: number;
  readonly claimed: boolean;
}

export interface TaskTime {
  readonly time: number;
  /** of the house at that time, in minutes ahead of UTC */
  readonly houseOffset: number;
}

interface State {
  readonly tasks: Tasks;
  readonly deeds: Deeds;
}

const STARTS: Readonly<Record<Period, (time: number, offset: number) => number>> = {
  day: (time, offset) => startOfHouseDay(houseDay(time, offset), offset),
  week: startOfHouseWeek,
  month: startOfHouseMonth,
};
/** No period is longer. */
const PERIOD_MAX_MS = 32 * 86_400_000;

const startOfPeriod = (period: Period, { time, houseOffset }: TaskTime): number =>
  STARTS[period](time, houseOffset);

/** When a period ends and the next one begins. */
export function endOfPeriod(period: Period, at: TaskTime): number {
  const start = startOfPeriod(period, at);
  const later = { day: 1, week: 7, month: 31 }[period] * 86_400_000;
  // A month of 31 days later lies in the next month, whatever its own length.
  return startOfPeriod(period, { ...at, time: start + later });
}

/** The versions of the boards that counted in any period that goes on, the oldest first. */
export function boardsOf({ versions }: RulesHistory, time: number): readonly BoardsVersion[] {
  const counted = versions.flatMap(({ hash, content, from }, k) => {
    const until = versions[k + 1]?.from ?? Infinity;
    const counts = from <= time && until > from && until > time - PERIOD_MAX_MS;
    return counts && TASK_BOARDS.fits(content) ? [{ hash, content, until }] : [];
  });
  // Others that were put back before they counted leave the same rules on both sides, which go on.
  return counted.filter(({ hash }, k) => counted[k + 1]?.hash !== hash);
}

/** A box as one version has it; undefined where that version did not count in the box's present period. */
function standingUnder(
  { tasks, deeds }: State,
  { hash, until }: Pick<BoardsVersion, 'hash' | 'until'>,
  box: TaskBox,
  at: TaskTime,
): TaskStanding | undefined {
  const start = startOfPeriod(box.period, at);
  const countedUntil = Math.min(until - 1, at.time);
  if (countedUntil < start) return undefined;
  const { type, of, target } = box.task;
  const { deed, by } = TASK_DEEDS[type];
  const figure = doneIn(deeds, deed, { from: start, until: countedUntil + 1, of: of ?? undefined })[by];
  return {
    box,
    rulesHash: hash,
    countedUntil,
    done: Math.max(0, figure),
    target: by === 'amount' ? target * UNITS_PER_GEM : target,
    claimed: (tasks.claimed.get(box.boxId) ?? -Infinity) >= start,
  };
}

export const isFull = ({ done, target }: TaskStanding): boolean => done >= target;

/**
 * The task boxes that a player has before them: those of the present version, in its order, each as the version under which it was
 * earned has it, and behind them what was earned under one that no longer has it.
 */
export function standingsOf(
  state: State,
  boards: readonly BoardsVersion[],
  at: TaskTime,
): readonly TaskStanding[] {
  const newest = boards.at(-1);
  const earned = new Map<string, TaskStanding>();
  for (const version of boards)
    for (const box of version.content.boxes) {
      const standing = standingUnder(state, version, box, at);
      if (standing && isFull(standing) && !standing.claimed && !earned.has(box.boxId))
        earned.set(box.boxId, standing);
    }
  const present = (newest?.content.boxes ?? []).flatMap((box) => {
    const standing = newest && (earned.get(box.boxId) ?? standingUnder(state, newest, box, at));
    return standing ?? [];
  });
  const shown = new Set(present.map(({ box }) => box.boxId));
  return [...present, ...[...earned.values()].filter(({ box }) => !shown.has(box.boxId))];
}

/** How far a player is with one of the task boxes before them; undefined where it is none of these. The others are not looked at. */
export function standingOf(
  state: State,
  boards: readonly BoardsVersion[],
  boxId: string,
  at: TaskTime,
): TaskStanding | undefined {
  const only = boards.map((version) => ({
    ...version,
    content: { ...version.content, boxes: version.content.boxes.filter((box) => box.boxId === boxId) },
  }));
  return standingsOf(state, only, at)[0];
}
