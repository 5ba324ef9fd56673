import type {
  activityBox,
  activityBoxDetails,
  activityBoxRecord,
  activityList,
  activityOpen,
  receiveActivity,
  remindActivity,
} from '@skins/api/activities/contract';
import type { BodyOf, DataOf } from '@skins/api/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { rememberPlay } from '../../shell/play/last-played';
import { ownAnswer } from '../../shell/play/own-answer';
import { sendAgain } from '../../shell/play/sending';
import { refreshUser } from '../../shell/session';
import type { RecordQuery } from '../../shell/ui/record';

export type Activities = DataOf<typeof activityList>;
export type Activity = Activities['activities'][number];
export type Step = Activity['steps'][number];
export type Openings = DataOf<typeof activityBox>[number];
export type Won = DataOf<typeof activityOpen>[number];
export type Received = DataOf<typeof receiveActivity>;
export type Records = DataOf<typeof activityBoxRecord>;
export type RecordRow = Records['records'][number];

const listCall = get<typeof activityList>('/api/activity/activity/list');
const boxCall = get<typeof activityBox>('/api/activity/activity/box');
const detailsCall = get<typeof activityBoxDetails>('/api/activity/box/details');
const recordCall = get<typeof activityBoxRecord>('/api/activity/box/record');
const openCall = post<typeof activityOpen>('/api/activity/open');
const remindCall = post<typeof remindActivity>('/api/activity/remind');
const receiveCall = post<typeof receiveActivity>('/api/activity/receive');

/** All activities, with the caller's progress. @param language of their names */
export const listQuery = (language: string) =>
  queryOptions({
    queryKey: ['activities', 'list', language],
    ...ownAnswer(listCall),
    refetchInterval: stale.minute,
  });

/** Openings that the player has not used. */
export const openingsQuery = (language: string) =>
  queryOptions({ queryKey: ['activities', 'openings', language], ...ownAnswer(boxCall) });

/** The box of a step, with its odds. */
export const detailsQuery = (query: { activityId: string; step: number }, language: string) =>
  queryOptions({
    queryKey: ['activities', 'details', language, query],
    ...ownAnswer(detailsCall, { query }),
  });

export const recordQuery = (language: string): RecordQuery<Records> => ({
  key: ['activities', 'record', language],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: begin }),
});

/** Refetches the activities after a change, or when one begins or ends. */
export const refreshActivities = (): Promise<void> => queries.invalidateQueries({ queryKey: ['activities'] });

/** Asks for a reminder, or takes it back. */
export async function remind(body: BodyOf<typeof remindActivity>): Promise<DataOf<typeof remindActivity>> {
  const answer = await ask(remindCall, { body });
  await refreshActivities();
  return answer;
}

const refreshAfter = async (position: string): Promise<void> => {
  rememberPlay(position);
  await Promise.all([refreshActivities(), refreshUser(), queries.invalidateQueries({ queryKey: ['bag'] })]);
};

/** Receives a step as shown. @param key made before the first send */
export async function receive(body: BodyOf<typeof receiveActivity>, key: string): Promise<Received> {
  const received = await sendAgain(() => ask(receiveCall, { body, key }));
  await refreshAfter(received.position);
  return received;
}

/**
 * Uses an opening of a step.
 * @param key made before the first send
 * @returns the skin won; undefined if the answer does not say
 */
export async function openOne(body: BodyOf<typeof activityOpen>, key: string): Promise<Won | undefined> {
  const [won] = await sendAgain(() => ask(openCall, { body, key }));
  if (won !== undefined) await refreshAfter(won.position);
  return won;
}
