import { useState } from 'react';
import { useSending } from '../accounts/sending';
import { Button } from '../../shell/ui/Button';
import { FieldError } from '../../shell/ui/Field';
import { toast } from '../../shell/ui/toast';
import { arrive } from './arrival';
import styles from './Identity.module.css';
import { useT } from './t';
import { visitPlatform } from './visit';

interface PlatformEntryProps {
  /** Whether the agreement is ticked in the form above, if it asks for one. */
  agreed: boolean;
  onDone: () => void;
}

/** Login by the game platform. The agreement is the one of the registration form; the login form needs none for it. */
export function PlatformEntry({ agreed, onDone }: PlatformEntryProps) {
  const t = useT();
  const [tried, setTried] = useState(false);
  const { busy, send } = useSending();
  const arrived = async (query: string) => {
    let came: string | undefined;
    const done = await send(async () => {
      came = await arrive(query, 'login');
    });
    if (!done) return;
    if (came === 'entered') toast.ok(t('platform.entered'));
    onDone();
  };
  const press = () => {
    setTried(true);
    if (agreed) visitPlatform('login', (query) => void arrived(query));
  };
  return (
    <section className={`stack ${styles['entry']}`} aria-label={t('platform.title')}>
      <Button wide icon="external" label={t('platform.enter')} busy={busy} onClick={press} />
      {tried && !agreed && <FieldError text={t('platform.tick')} />}
    </section>
  );
}
