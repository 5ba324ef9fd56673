import type { DataOf } from '@skins/api/contract';
import type * as contract from '@skins/api/newcomers/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries } from '../../shell/net';
import { ownAnswer } from '../../shell/play/own-answer';
import { sendAgain } from '../../shell/play/sending';
import { refreshUser } from '../../shell/session';

export type Welfare = DataOf<typeof contract.registerWelfare>;
export type NewcomerBox = Welfare['welfareTaskBox'][number];
export type Item = NewcomerBox['stuffVOList'][number];

const welfareCall = get<typeof contract.registerWelfare>('/api/task/register/welfare');
const statusCall = post<typeof contract.updateStatus>('/api/user/update/status');

/** The caller's first day. @param language of its names */
export const welfareQuery = (language: string) =>
  queryOptions({
    queryKey: ['newcomers', language],
    ...ownAnswer(welfareCall),
  });

/** Refetches the first day and the player after a step. */
export const refreshFirstDay = async (): Promise<void> => {
  await Promise.all([queries.invalidateQueries({ queryKey: ['newcomers'] }), refreshUser()]);
};

/** Moves the player's status on. @param key made before the first send */
export const moveTo = (body: { status: number }, key: string) =>
  sendAgain(() => ask(statusCall, { body, key }));
