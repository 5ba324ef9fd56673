import { useState } from 'react';
import { useSession } from '../../shell/session/session';
import { Feed } from '../live/Feed';
import { LiveResults, PLACES } from './LiveResults';
import type { LiveResult, Profile } from './queries';
import { useFollowing } from './use-following';
import { useT } from './t';

/** Results of a player as they land, while the caller follows. */
export function LivePanel({
  live: { newest },
  userId,
  isFollowing,
}: {
  live: NonNullable<Profile['live']>;
  userId: string;
  isFollowing: boolean;
}) {
  const t = useT();
  const { token } = useSession();
  const [heard, setHeard] = useState<readonly LiveResult[]>([]);
  useFollowing(isFollowing ? [userId] : [], (result) => setHeard((before) => withResult(before, result)));
  const results = newest === null ? heard : withResult(heard, newest);
  return (
    <section className="panel pad stack">
      <div className="split">
        <h2 className="title-section">{t('part.live')}</h2>
        {isFollowing && (
          <Feed channel="follow">
            <span className="note">{t('live.on')}</span>
          </Feed>
        )}
      </div>
      <LiveResults results={results} />
      <p className="note">
        {!isFollowing ? t('live.off') : token === undefined ? t('live.visitor') : t('live.listed')}
      </p>
    </section>
  );
}

const withResult = (results: readonly LiveResult[], result: LiveResult): readonly LiveResult[] =>
  results.some(({ position }) => position === result.position)
    ? results
    : [...results, result].toSorted((a, b) => (a.position < b.position ? 1 : -1)).slice(0, PLACES);
