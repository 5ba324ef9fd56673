import type { DataOf } from '@skins/api/contract';
import type { trendChart, trendOfAll } from '@skins/api/trend/contract';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../shell/net';
import { ownAnswer } from '../../shell/play/own-answer';

export type TrendRow = DataOf<typeof trendChart>[number];
/** Codes of games with their slices. A code of the spec whose game the shop does not have has no tab. */
export const GAMES = { 1: 'boxes', 2: 'upgrades' } as const;
export const TYPES = [1, 2] as const;
export type TrendType = (typeof TYPES)[number];
export const SIZES = [10, 20, 30] as const;
export type TrendSize = (typeof SIZES)[number];

/** The members of a number needed for the chart. */
export type TrendPoint = Pick<TrendRow, 'position' | 'rate'>;

const allCall = get<typeof trendOfAll>('/api/activity/trend/all');
const trendCall = get<typeof trendChart>('/api/activity/trend/chart');

/** The player's latest numbers of a game, newest first. */
export const trendQuery = (type: TrendType, size: TrendSize) =>
  queryOptions({
    queryKey: ['trend', type, size],
    ...ownAnswer(trendCall, { query: { type, size } }),
  });

/** The latest numbers of all players in a game; refused until a card was used. */
export const trendOfAllQuery = (type: TrendType, size: TrendSize) =>
  queryOptions({
    queryKey: ['trend', 'all', type, size],
    ...ownAnswer(allCall, { query: { type, size } }),
    retry: false,
  });
