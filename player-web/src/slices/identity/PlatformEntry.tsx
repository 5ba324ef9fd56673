import { useState } from 'react';
import { Ticks, type Tick } from '../accounts/Ticks';
import { useSending } from '../accounts/sending';
import { Button } from '../../shell/ui/Button';
import { toast } from '../../shell/ui/toast';
import { arrive } from './arrival';
import styles from './Identity.module.css';
import { useT } from './t';
import { visitPlatform } from './visit';

const TICKS = ['adult'] as const;

/** Login by the game platform. Asks for consent at the press, as the forms have check boxes of their own. */
export function PlatformEntry({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [ticked, setTicked] = useState<Tick[]>([]);
  const [tried, setTried] = useState(false);
  const { busy, send } = useSending();
  const missing = ticked.length < TICKS.length;
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
    if (!missing) visitPlatform('login', (query) => void arrived(query));
  };
  return (
    <section className={`stack ${styles['entry']}`} aria-label={t('platform.title')}>
      <Button wide icon="external" label={t('platform.enter')} busy={busy} onClick={press} />
      {tried && (
        <Ticks
          names={TICKS}
          ticked={ticked}
          onChange={setTicked}
          error={missing ? t('platform.tick') : undefined}
        />
      )}
    </section>
  );
}
