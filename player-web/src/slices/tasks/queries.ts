import type { BodyOf, DataOf } from '@skins/api/contract';
import type * as contract from '@skins/api/tasks/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries } from '../../shell/net';
import { rememberPlay } from '../../shell/play/last-played';
import { ownAnswer } from '../../shell/play/own-answer';
import { sendAgain } from '../../shell/play/sending';
import { refreshUser } from '../../shell/session';

export type Task = DataOf<typeof contract.taskInfo>[number];
export type Won = DataOf<typeof contract.openTask>[number];
export type Period = keyof DataOf<typeof contract.taskRedDot>;

/** Task info is polled each minute (spec 9.1). */
const POLL_MS = 60_000;
const TYPES: Readonly<Record<Period, number>> = { day: 0, week: 1, month: 2 };

const infoCall = get<typeof contract.taskInfo>('/api/task/task/info');
const dotCall = get<typeof contract.taskRedDot>('/api/task/red/dot');
const openCall = post<typeof contract.openTask>('/api/task/open');
const giveCall = post<typeof contract.openTaskGive>('/api/task/openTaskGive');

/** The task boxes of a period. @param language of their names */
export const tasksQuery = (period: Period, language: string) =>
  queryOptions({
    queryKey: ['tasks', period, language],
    ...ownAnswer(infoCall, { query: { type: TYPES[period] } }),
    refetchInterval: POLL_MS,
  });

/** The number of claimable tasks. */
export const redDotQuery = queryOptions({
  queryKey: ['tasks', 'dot'],
  ...ownAnswer(dotCall),
  refetchInterval: POLL_MS,
});

/** Refetches the tasks after a change or at the end of their period. */
export const refreshTasks = (): Promise<void> => queries.invalidateQueries({ queryKey: ['tasks'] });

const refreshAfter = async (position: string): Promise<void> => {
  rememberPlay(position);
  await Promise.all([refreshTasks(), refreshUser(), queries.invalidateQueries({ queryKey: ['bag'] })]);
};

/** The claim of a task as shown. */
type Claim = Pick<BodyOf<typeof contract.openTask>, 'boxId' | 'rulesHash'>;

/**
 * Opens the box of a task.
 * @param key made before the first send
 * @returns the skin won; undefined if the answer does not say
 */
export async function openTask(body: Claim, key: string): Promise<Won | undefined> {
  const [won] = await sendAgain(() => ask(openCall, { body, key }));
  if (won !== undefined) await refreshAfter(won.position);
  return won;
}

/** Takes the prop of a task. @param key made before the first send */
export async function takeTask(body: Claim, key: string): Promise<DataOf<typeof contract.openTaskGive>> {
  const given = await sendAgain(() => ask(giveCall, { body, key }));
  await refreshAfter(given.position);
  return given;
}
