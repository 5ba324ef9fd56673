import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { Refused } from '../../shell/net';
import { useSession } from '../../shell/session/session';
import { ButtonLink, Empty, ErrorNote, Skeleton } from '../../shell/ui';
import { FollowButton } from './FollowButton';
import { LivePanel } from './LivePanel';
import { Parts } from './Parts';
import { paths } from './paths';
import { Person } from './Person';
import { profileQuery } from './queries';
import { useT } from './t';

/** The refusal for a page of nobody. */
const NOBODY = 1100;

/** `/profile/{id}`: a player's page as everybody sees it. */
export function PublicPage() {
  const t = useT();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(profileQuery(id));
  const { token } = useSession();
  /** a visitor follows on this page alone */
  const [watched, setWatched] = useState('');
  if (data === undefined) {
    const isNobody = error instanceof Refused && error.errCode === NOBODY;
    return (
      <div className="page page-main wall">
        {error === null ? (
          <Skeleton shape="plate" />
        ) : isNobody ? (
          <>
            <h1 className="title-page">{t('nobody')}</h1>
            <Empty text={t('nobodyText')} icon="user" />
          </>
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        )}
      </div>
    );
  }
  const { live } = data;
  const isFollowing = token === undefined ? watched === id : live?.followed === true;
  const parts = [live, data.luck, data.runs, data.best, data.collection, data.titles, data.gems];
  return (
    <>
      <Person profile={data} title={data.userName}>
        {data.me && <ButtonLink size="lg" icon="user" label={t('choose')} href={paths.own} />}
        {live !== null && !data.me && (
          <FollowButton
            userId={id}
            isFollowing={isFollowing}
            onWatch={(isWatching) => setWatched(isWatching ? id : '')}
          />
        )}
      </Person>
      <div className="page page-main wall">
        {parts.every((part) => part === null) && <Empty text={t('shownNothing')} icon="user" />}
        {live !== null && !data.me && (
          <LivePanel key={id} live={live} userId={id} isFollowing={isFollowing} />
        )}
        <Parts profile={data} />
      </div>
    </>
  );
}
