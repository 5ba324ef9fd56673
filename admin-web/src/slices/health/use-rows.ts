import { type RaRecord, type UseGetListHookValue, useGetList } from 'react-admin';

const ALL = { page: 1, perPage: 200 };

/** All rows of a short list, read again and again. */
export const useRows = <Row extends RaRecord>(resource: string, everyMs: number): UseGetListHookValue<Row> =>
  useGetList<Row>(
    resource,
    { pagination: ALL, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { refetchInterval: everyMs, retry: false },
  );
