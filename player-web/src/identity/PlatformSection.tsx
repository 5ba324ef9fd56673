import { useSending } from '../accounts/sending';
import { Button } from '../ui/Button';
import { toast } from '../ui/toast';
import { Section } from './Section';
import { arrive } from './arrival';
import { useT } from './t';
import { visitPlatform } from './visit';

/** The account of the game platform by which the player may log in, too. */
export function PlatformSection({ steamId }: { steamId: string }) {
  const t = useT();
  const { busy, send } = useSending();
  const bind = () =>
    visitPlatform('bind', (query) => {
      void send(async () => {
        await arrive(query, 'bind');
      }).then((done) => {
        if (done) toast.ok(t('platform.bound'));
      });
    });
  return (
    <Section title={t('platform.title')} text={t('platform.text')}>
      {steamId === '' ? (
        <Button icon="external" label={t('platform.bind')} busy={busy} onClick={bind} />
      ) : (
        <p>{t('platform.is', { steamId })}</p>
      )}
    </Section>
  );
}
