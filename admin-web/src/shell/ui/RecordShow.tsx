import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, Show, Title } from 'react-admin';
import { ShowFailed } from './LoadFailed';

// A cache key of its own: lists write rows without details under the plain key.
const DETAILS = { meta: { details: true }, onError: () => undefined, retry: false } as const;

/**
 * A record's page: loading, failed, or `children`. If a refetch fails, the content is hidden and not unmounted, so
 * that typed input survives.
 */
export const RecordShow = <Detail extends RaRecord>({
  title,
  refetchEvery,
  children,
}: {
  title: (record: Detail) => string;
  /** milliseconds between automatic refetches */
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
          {/* by record: input and state of one must not appear on another's page */}
          <div key={record.id} hidden={failed}>
            {children(record)}
          </div>
        </>
      );
    }}
  />
);
