import { useMutation, useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../shell/app/PageTitle';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { useResultsHeld } from '../../shell/play/results';
import {
  Button,
  ButtonLink,
  ErrorNote,
  Skeleton,
  Switch,
  copyText,
  failureText,
  toast,
} from '../../shell/ui';
import { FollowedPart } from './FollowedPart';
import { profilePath } from './paths';
import { Part, type PartName, Parts } from './Parts';
import { Person } from './Person';
import { type Shown, choose, followingQuery, ownQuery } from './queries';
import { useT } from './t';

/** `/user/profile`: the player's own page with all its parts, and a switch at each for what others see. */
export function OwnPage() {
  const t = useT();
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({ ...ownQuery, enabled: !held });
  // Whom the player follows stands above the rest, which would move.
  const waits = useQuery(followingQuery).isPending;
  const send = useKeptKey();
  const choosing = useMutation({
    mutationFn: (shown: Shown) => send(shown, choose),
    onError: (failure) => toast.error(failureText(failure)),
  });
  if (data === undefined || waits)
    return (
      <div className="page page-main wall">
        {error === null ? (
          <Skeleton shape="plate" />
        ) : (
          <>
            <PageTitle />
            <ErrorNote error={error} onRetry={() => void refetch()} />
          </>
        )}
      </div>
    );
  const link = location.origin + profilePath(data.userId);
  const { shown } = data;
  const shownSwitch = (part: PartName) => (
    <Switch
      label={t(part === 'live' ? 'live.allow' : 'own.shown')}
      aria-label={part === 'live' ? undefined : t('own.shownPart', { part: t(`part.${part}`) })}
      checked={shown[part]}
      disabled={choosing.isPending}
      onChange={(checked) => choosing.mutate({ ...shown, [part]: checked })}
    />
  );
  return (
    <>
      <Person profile={data} title={t('own.title')}>
        <Button
          variant="play"
          size="lg"
          icon="share"
          label={t('own.share')}
          onClick={() => void copyText(link)}
        />
        <ButtonLink size="lg" icon="eye" label={t('own.asOthers')} href={profilePath(data.userId)} />
      </Person>
      <div className="page page-main wall">
        <p className="note">{t('own.note')}</p>
        <Part name="live" aside={shownSwitch} />
        <FollowedPart />
        <Parts profile={data} aside={shownSwitch} />
      </div>
    </>
  );
}
