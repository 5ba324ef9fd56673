import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { Refused } from '../../shell/net';
import { bringSpreadCode } from '../../shell/session';
import { Empty } from '../../shell/ui/Empty';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Skeleton } from '../../shell/ui/Skeleton';
import { Invitation } from '../promotion/Invitation';
import { HelpPanel } from './HelpPanel';
import { linkQuery } from './queries';
import { useT } from './t';
import styles from './Assistance.module.css';

/** `/page/source?poster=`: the target of a player's link. It asks for help for a friend's room, or invites to join. */
export function SourcePage() {
  const t = useT();
  const search = new URLSearchParams(useSearch());
  const [poster, roomId] = [search.get('poster') ?? '', search.get('roomId') ?? ''];
  // The link's player counts as the inviter in any registration from here on.
  useEffect(() => {
    bringSpreadCode(poster);
  }, [poster]);
  if (roomId === '') return <Invitation poster={poster} />;
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('title')}</h1>
      </div>
      {poster === '' ? <Empty text={t('noLink')} /> : <Room poster={poster} roomId={roomId} />}
    </div>
  );
}

function Room({ poster, roomId }: { poster: string; roomId: string }) {
  const { data, error, refetch } = useQuery(linkQuery(poster, roomId));
  if (data !== undefined) return <HelpPanel link={data} spreadCode={poster} />;
  if (error === null) return <Skeleton className={styles['waiting']} />;
  if (error instanceof Refused) return <Empty text={error.message} />;
  return <ErrorNote error={error} onRetry={() => void refetch()} />;
}
