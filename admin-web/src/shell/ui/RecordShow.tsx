import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, Show, Title } from 'react-admin';
import { ShowFailed } from './LoadFailed';

// A key of its own in the cache: lists put their rows under the plain one, and rows lack the details.
const DETAILS = { meta: { details: true }, onError: () => undefined, retry: false } as const;

/**
 * The page of one record: waiting, failed, or what `children` make of it. Where it cannot be read anew it is hidden, not taken away: what
 * was being typed is there again once it can.
 */
export const RecordShow = <Detail extends RaRecord>({
  title,
  refetchEvery,
  children,
}: {
  title: (record: Detail) => string;
  /** milliseconds; what is watched is asked for anew by itself */
  refetchEvery?: number;
  children: (record: Detail) => ReactNode;
}) => (
  <Show<Detail>
    component="div"
    actions={false}
    title={false}
    queryOptions={refetchEvery === undefined ? DETAILS : { ...DETAILS, refetchInterval: refetchEvery }}
    render={({ record, error }) => {
      const failed = Boolean(error);
      if (record === undefined) return failed ? <ShowFailed /> : <Skeleton variant="rounded" height={240} />;
      return (
        <>
          {failed ? <ShowFailed /> : <Title title={title(record)} />}
          {/* by record: nothing that was typed or shown of one may be there on the page of another */}
          <div key={record.id} hidden={failed}>
            {children(record)}
          </div>
        </>
      );
    }}
  />
);
