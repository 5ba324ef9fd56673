import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { PageTitle } from '../../shell/app/PageTitle';
import { Refused } from '../../shell/net';
import { ButtonLink, Empty, ErrorNote } from '../../shell/ui';
import { OpenBoxSkeleton } from './OpenBoxSkeleton';
import { paths } from './paths';
import { boxDetailsQuery, type BoxDetails } from './queries';
import { useT } from './t';

/** Loads the box in the path and renders it. */
export function LoadedBox({ children }: { children: (box: BoxDetails) => ReactNode }) {
  const { boxId = '' } = useParams();
  const { data: box, error, refetch } = useQuery(boxDetailsQuery(boxId));
  // A loaded box stays playable if a refetch fails: the server checks its version at the press.
  if (box !== undefined) return children(box);
  return error === null ? <OpenBoxSkeleton /> : <NoBox error={error} onRetry={() => void refetch()} />;
}

/** Explains why there is no box to open. */
export function NoBox({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT();
  return (
    <div className="page page-main">
      <PageTitle />
      {error instanceof Refused && error.status < 500 ? (
        <Empty
          text={t('missing.text')}
          action={<ButtonLink variant="solid" href={paths.hashBoxes} label={t('missing.back')} />}
        />
      ) : (
        <ErrorNote error={error} text={t('failed.text')} onRetry={onRetry} />
      )}
    </div>
  );
}
