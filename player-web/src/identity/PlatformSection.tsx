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
  const arrived = async (query: string) => {
    const bound = await send(async () => {
      await arrive(query, 'bind');
    });
    if (bound) toast.ok(t('platform.bound'));
  };
  const bind = () => visitPlatform('bind', (query) => void arrived(query));
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
