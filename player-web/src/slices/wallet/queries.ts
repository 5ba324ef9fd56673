import type { DataOf, QueryOf } from '@skins/api/contract';
import type { assetsRecord, assetsRecordCsv, ledger } from '@skins/api/wallet/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, askFile, get, stale } from '../../shell/net';
import { lastPlayed } from '../../shell/play/last-played';
import type { RecordQuery } from '../../shell/ui/record';

export type GemRecord = DataOf<typeof assetsRecord>;
export type Posting = GemRecord['records'][number];
export type Narrowed = QueryOf<typeof assetsRecordCsv>;
export type Ledger = DataOf<typeof ledger>;

const recordCall = get<typeof assetsRecord>('/api/personal/center/assets/record');
const csvCall = get<typeof assetsRecordCsv>('/api/personal/center/assets/record/csv');
const ledgerCall = get<typeof ledger>('/api/main/ledger');

/** The player's postings, newest first, by cursor, in the requested language. */
export const recordQuery = (narrowed: Narrowed, language: string): RecordQuery<GemRecord> => ({
  key: ['wallet', 'record', language, narrowed],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: { ...narrowed, ...begin } }),
});

/** Loads the same as a file. */
export const recordFile = (narrowed: Narrowed): Promise<Blob> =>
  askFile(csvCall, { query: narrowed, after: lastPlayed() });

/** The ledger of all gems. */
export const ledgerQuery = (language: string) =>
  queryOptions({
    queryKey: ['wallet', 'ledger', language],
    staleTime: stale.minute,
    queryFn: ({ signal }) => ask(ledgerCall, { signal, after: lastPlayed() }),
  });
