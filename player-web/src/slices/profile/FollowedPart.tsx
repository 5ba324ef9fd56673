import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { queries } from '../../shell/net';
import { Avatar, Button, Empty, ErrorNote, Skeleton, failureText, toast } from '../../shell/ui';
import { Feed } from '../live/Feed';
import { ResultRow } from './LiveResults';
import { profilePath } from './paths';
import { type Followed, follow, followingQuery } from './queries';
import { useFollowing } from './use-following';
import { useT } from './t';
import styles from './Live.module.css';

/** Whom the player follows, each with the newest result; it comes live. */
export function FollowedPart() {
  const t = useT();
  const { data, error, refetch } = useQuery(followingQuery);
  const records = data?.records ?? [];
  useFollowing(
    records.map(({ userId }) => userId),
    (newest, userId) =>
      queries.setQueryData(
        followingQuery.queryKey,
        (list) =>
          list && {
            ...list,
            records: list.records.map((one) => (one.userId === userId ? { ...one, newest } : one)),
          },
      ),
  );
  return (
    <section className="panel pad stack">
      <div className="split">
        <div>
          <h2 className="title-section">{t('live.mine')}</h2>
          <p className="note">{data === undefined ? '…' : t('live.mineNote', { most: data.most })}</p>
        </div>
        {records.length > 0 && (
          <Feed channel="follow">
            <span className="note">{t('live.on')}</span>
          </Feed>
        )}
      </div>
      {data === undefined &&
        (error === null ? <Skeleton /> : <ErrorNote error={error} onRetry={() => void refetch()} />)}
      {data?.records.length === 0 && <Empty text={t('live.nobody')} icon="eye" />}
      {records.length > 0 && (
        <ul className={styles['followed']}>
          {records.map((one) => (
            <li key={one.userId}>
              <FollowedRow followed={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FollowedRow({
  followed: { userId, userName, avatar, headPortraitBox, vipLevel, newest },
}: {
  followed: Followed;
}) {
  const t = useT();
  const ending = useMutation({
    mutationFn: () => follow(userId, false),
    onError: (failure) => toast.error(failureText(failure)),
  });
  return (
    <>
      <Link className={styles['person']} href={profilePath(userId)}>
        <Avatar image={avatar} frame={headPortraitBox} vipLevel={vipLevel} size={40} />
        <b>{userName}</b>
      </Link>
      {newest === null ? <span className="muted">{t('live.none')}</span> : <ResultRow result={newest} />}
      <Button
        size="sm"
        label={t('live.unfollow')}
        aria-label={`${t('live.unfollow')}: ${userName}`}
        disabled={ending.isPending}
        onClick={() => ending.mutate()}
      />
    </>
  );
}
