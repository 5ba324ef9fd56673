import type { BodyOf, DataOf } from '@skins/api/contract';
import type { assistanceLink, giveAssistance } from '@skins/api/assistance/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { sendAgain } from '../../shell/play/sending';

export type HelpLink = DataOf<typeof assistanceLink>;

const linkCall = get<typeof assistanceLink>('/api/activity/assistance/link');
const giveCall = post<typeof giveAssistance>('/api/activity/assistance');

/** The friend and the room of a link. */
export const linkQuery = (poster: string, roomId: string) =>
  queryOptions({
    queryKey: ['assistance', 'link', poster, roomId],
    staleTime: stale.own,
    queryFn: ({ signal }) => ask(linkCall, { query: { poster, roomId }, signal }),
  });

/** Gives help; idempotent. @param key made before the first send */
export async function help(body: BodyOf<typeof giveAssistance>, key: string) {
  try {
    return await sendAgain(() => ask(giveCall, { body, key }));
  } finally {
    await queries.invalidateQueries({ queryKey: ['assistance'] });
  }
}
