import type { DataOf } from '@skins/api/contract';
import type * as contract from '@skins/api/inbox/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { kept } from '../../shell/net/queries';
import { lastPlayed } from '../../shell/play/last-played';

type Inbox = DataOf<typeof contract.inbox>;
export type Notice = Inbox['records'][number];

const inboxCall = get<typeof contract.inbox>('/api/inbox');
const readCall = post<typeof contract.readInbox>('/api/inbox/read');

/** The player's notifications. */
export const inboxQuery = queryOptions({
  queryKey: ['inbox'],
  staleTime: stale.own,
  meta: { own: true, ...kept },
  queryFn: ({ signal }) => ask(inboxCall, { after: lastPlayed(), signal }),
});

/** The beginning of the log: nothing is read up to it. */
const START = '000000000000';

/** Marks these as read, and everything up to the newest event among them. */
export async function readAll(records: readonly Notice[]): Promise<void> {
  if (records.every(({ unread }) => !unread)) return;
  const through = records.find(({ position }) => position !== null)?.position ?? START;
  const begun = records.flatMap(({ position, ref }) => (position === null ? ref : []));
  const { unread } = await ask(readCall, { body: { through, begun } });
  queries.setQueryData(
    inboxQuery.queryKey,
    (inbox) =>
      inbox && {
        unread,
        records: inbox.records.map((one) => ({
          ...one,
          unread: one.position !== null && one.position > through,
        })),
      },
  );
}
