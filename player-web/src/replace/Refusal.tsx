import { Suspense } from 'react';
import { lazyWithRetry } from '../app/lazy-with-retry';
import { withTexts } from '../app/with-texts';
import { isLimited } from '../limits/refusals';
import type { Refused } from '../net';
import { Button, ButtonLink, ErrorNote, Icon } from '../ui';
import { useT } from './t';
import { ASSETS } from './Weigh';
import styles from './ReplacePage.module.css';

const LimitedNote = lazyWithRetry(withTexts(async () => (await import('../limits/LimitedNote')).LimitedNote));

const PRICE_CHANGED = 630;
const GEMS_MISSING = 6002;

/** Why nothing was replaced, and what to do. */
export function Refusal({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const t = useT();
  const { errCode, message } = refused;
  if (isLimited(errCode))
    return (
      <Suspense fallback={null}>
        <LimitedNote errCode={errCode} reason={message} onClose={onClose} />
      </Suspense>
    );
  if (errCode !== PRICE_CHANGED && errCode !== GEMS_MISSING) return <ErrorNote error={refused} />;
  return (
    <div className={`panel pad ${styles['refusal']}`} role="alert">
      <Icon name="warning" />
      <p>{message}</p>
      {errCode === PRICE_CHANGED ? (
        <Button variant="solid" icon="random" label={t('refresh')} onClick={onClose} />
      ) : (
        <ButtonLink variant="solid" href={ASSETS} label={t('toGems')} />
      )}
    </div>
  );
}
