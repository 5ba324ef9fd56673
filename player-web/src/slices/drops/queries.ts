import type { boxRecord, openBox } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import type * as contract from '@skins/api/drops/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, stale } from '../../shell/net';
import type { RecordQuery } from '../../shell/ui/record';

export type DropTable = DataOf<typeof contract.dropTable>;
export type Tier = DropTable['tiers'][number];
export type DropBox = DropTable['boxes'][number];
export type OwnDrops = DataOf<typeof contract.dropRecords>;
export type OwnDrop = OwnDrops['records'][number];
export type Reward = OwnDrop['gives'];
export type BoxDrops = DropBox['drops'];
/** An open's part in the extra drops. */
export type OpenDrop = NonNullable<DataOf<typeof boxRecord>['records'][number]['drop']>;
type Opening = DataOf<typeof openBox>['opens'][number];

/** A drop that an open just brought. */
export interface Won {
  readonly gives: Reward;
  readonly drop: OpenDrop;
  readonly resultHash: string;
  readonly boxName: string;
}

/** Returns the drops of opens, in their order. */
export const wonIn = (opens: readonly Opening[], boxName: string): readonly Won[] =>
  opens.flatMap(({ drop, resultHash }) =>
    drop === null || drop.gives === null ? [] : { gives: drop.gives, drop, resultHash, boxName },
  );

const tableCall = get<typeof contract.dropTable>('/api/drop/table');
const recordCall = get<typeof contract.dropRecords>('/api/drop/record');

/** The table in force, with its effect on boxes. */
export const dropTableQuery = queryOptions({
  queryKey: ['drops', 'table'],
  staleTime: stale.minute,
  queryFn: ({ signal }) => ask(tableCall, { query: {}, signal }),
});

/** A table by its hash; immutable but for names. */
export const dropTableOf = (rulesHash: string) =>
  queryOptions({
    queryKey: ['drops', 'table', rulesHash],
    staleTime: Infinity,
    queryFn: ({ signal }) => ask(tableCall, { query: { rulesHash }, signal }),
  });

/** The player's drops, newest first. */
export const ownDropsQuery = (language: string): RecordQuery<OwnDrops> => ({
  key: ['drops', 'mine', language],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: begin }),
});
