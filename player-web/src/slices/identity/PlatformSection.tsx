import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { smsQuery } from '../accounts/queries';
import { useSending } from '../accounts/sending';
import { platformPages } from '../../shell/session/platform-pages';
import { Button, ButtonAway } from '../../shell/ui/Button';
import { toast } from '../../shell/ui/toast';
import { Section } from './Section';
import { ShowNumber } from './ShowNumber';
import { arrive } from './arrival';
import { useT } from './t';
import { visitPlatform } from './visit';

/** The game platform's account, which the player may also use to log in. */
export function PlatformSection({ steamId }: { steamId: string }) {
  const t = useT();
  const pages = platformPages(steamId);
  const confirms = useQuery(smsQuery).data === true;
  const [shown, setShown] = useState(false);
  const { busy, send } = useSending();
  const arrived = async (query: string) => {
    const bound = await send(async () => {
      await arrive(query, 'bind');
    });
    // The confirmation of the present number is valid for a few minutes only.
    if (bound) toast.ok(t('platform.bound'));
    else setShown(false);
  };
  const bind = () => visitPlatform('bind', (query) => void arrived(query));
  return (
    <Section title={t('platform.title')} text={t('platform.text')}>
      {steamId !== '' ? (
        <>
          <p>{t('platform.is', { steamId })}</p>
          <div className="split">
            <ButtonAway variant="quiet" label={t('platform.profile')} href={pages.profile} />
            <ButtonAway variant="quiet" label={t('platform.settings')} href={pages.settings} />
          </div>
        </>
      ) : confirms && !shown ? (
        <ShowNumber onShown={() => setShown(true)} />
      ) : (
        <Button icon="external" label={t('platform.bind')} busy={busy} onClick={bind} />
      )}
      {steamId === '' && (
        <ButtonAway variant="quiet" label={t('platform.community')} href={pages.community} />
      )}
    </Section>
  );
}
