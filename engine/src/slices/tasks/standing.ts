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

// A player's task boxes, and their progress in them. Times in milliseconds since 1970.

/** A version of the boards, and the end of its validity: Infinity if no other is published. */
export interface BoardsVersion {
  readonly hash: string;
  readonly content: TaskBoards;
  readonly until: number;
}

/** A player's progress in a task box. */
export interface TaskStanding {
  readonly box: TaskBox;
  readonly rulesHash: string;
  /** last moment whose plays count */
  readonly countedUntil: number;
  /** count, or 1/10,000 gem */
  readonly done: number;
  /** in the same unit */
  readonly target: number;
  readonly claimed: boolean;
}

export interface TaskTime {
  readonly time: number;
  /** house time at that moment, in minutes ahead of UTC */
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
/** Upper limit of any period. */
const PERIOD_MAX_MS = 32 * 86_400_000;

const startOfPeriod = (period: Period, { time, houseOffset }: TaskTime): number =>
  STARTS[period](time, houseOffset);

/** Returns when a period ends and the next one begins. */
export function endOfPeriod(period: Period, at: TaskTime): number {
  const start = startOfPeriod(period, at);
  const later = { day: 1, week: 7, month: 31 }[period] * 86_400_000;
  // 31 days after its start is always in the next month, whatever the month's length.
  return startOfPeriod(period, { ...at, time: start + later });
}

/** Returns the versions of the boards in force in any current period, the oldest first. */
export function boardsOf({ versions }: RulesHistory, time: number): readonly BoardsVersion[] {
  const counted = versions.flatMap(({ hash, content, from }, k) => {
    const until = versions[k + 1]?.from ?? Infinity;
    const counts = from <= time && until > from && until > time - PERIOD_MAX_MS;
    return counts && TASK_BOARDS.fits(content) ? [{ hash, content, until }] : [];
  });
  // If other rules were withdrawn before they took effect, the versions on both sides are equal and count as one.
  return counted.filter(({ hash }, k) => counted[k + 1]?.hash !== hash);
}

/** Returns the progress in a box under one version; undefined if that version was not in force in the box's current period. */
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
 * Returns a player's task boxes: those of the current version, in order, each under the version under which it was earned. Earned boxes
 * that the current version lacks follow.
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

/** Returns the progress in one of a player's task boxes without computing the others; undefined if it is not among them. */
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
