import { type RaRecord, type UseGetListHookValue, useGetList } from 'react-admin';

const ALL = { page: 1, perPage: 200 };

/** Polls all rows of a short list. */
export const useRows = <Row extends RaRecord>(resource: string, everyMs: number): UseGetListHookValue<Row> =>
  useGetList<Row>(
    resource,
    { pagination: ALL, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { refetchInterval: everyMs, retry: false },
  );
