import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, Show, Title } from 'react-admin';
import { ShowFailed } from './LoadFailed';

// A key of its own in the cache: lists put their rows under the plain one, and rows lack the details.
const DETAILS = { meta: { details: true }, onError: () => undefined, retry: false } as const;

/** The page of one record: waiting, failed, or what `children` make of it. */
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
    error={<ShowFailed />}
    render={({ record, isPending }) =>
      isPending || record === undefined ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <>
          <Title title={title(record)} />
          {children(record)}
        </>
      )
    }
  />
);
