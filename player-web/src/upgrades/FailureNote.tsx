import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyWithRetry } from '../app/lazy-with-retry';
import { openLogin } from '../app/modals';
import { withTexts } from '../app/with-texts';
import { isLimited } from '../limits/refusals';
import { queries } from '../net';
import type { Failure } from '../play';
import { Button, ButtonLink, Icon } from '../ui';
import { useT } from './t';
import type { UpgradeOrder, UpgradePlays } from './upgrade-play';
import styles from './Forge.module.css';

const LimitedNote = lazyWithRetry(withTexts(async () => (await import('../limits/LimitedNote')).LimitedNote));

const PRICE_CHANGED = 630;
const GEMS_MISSING = 6002;
const NOT_LOGGED_IN = new Set([104, 403]);
/** Where gems are bought (the seeds, first document, section 2). */
const ASSETS = '/page/assets?openType=gems';

export interface FailureNoteProps {
  failure: Failure<UpgradeOrder>;
  plays: UpgradePlays;
}

/** Why an upgrade ended without a result, what it cost, and what to do. */
export function FailureNote({ failure, plays: { dismiss, retry, giveUp } }: FailureNoteProps) {
  const t = useT();
  if (failure.kind === 'unanswered')
    return <Unanswered order={failure.order} retry={retry} giveUp={giveUp} />;
  const { errCode, errMsg, requestId } = failure;
  if (isLimited(errCode))
    return (
      <Suspense fallback={null}>
        <LimitedNote errCode={errCode} reason={errMsg} onClose={dismiss} />
      </Suspense>
    );
  if (NOT_LOGGED_IN.has(errCode)) return <LoginAgain onShown={dismiss} />;
  if (errCode === PRICE_CHANGED) {
    const refresh = async () => {
      await queries.invalidateQueries({ queryKey: ['upgrades'] });
      dismiss();
    };
    return (
      <Note title={errMsg} text={t('failure.changedText')}>
        <Button variant="solid" icon="random" label={t('failure.refresh')} onClick={() => void refresh()} />
      </Note>
    );
  }
  return (
    <Note
      title={t('failure.refused')}
      text={t('failure.refusedText', { reason: errMsg })}
      more={t('failure.requestId', { id: requestId })}
    >
      {errCode === GEMS_MISSING && <ButtonLink variant="solid" href={ASSETS} label={t('failure.topUp')} />}
      <Button label={t('failure.close')} onClick={dismiss} />
    </Note>
  );
}

/** Nobody knows whether it happened: the same order asks. So it does by itself once the line is back. */
function Unanswered({
  order,
  retry,
  giveUp,
}: Pick<UpgradePlays, 'retry' | 'giveUp'> & { order: UpgradeOrder }) {
  const t = useT();
  useEffect(() => {
    const again = () => retry(order);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [order, retry]);
  return (
    <Note
      title={t('failure.unanswered')}
      text={t('failure.unansweredText')}
      more={t('failure.requestId', { id: order.key })}
    >
      <Button variant="solid" icon="random" label={t('failure.retry')} onClick={() => retry(order)} />
      <Button variant="quiet" label={t('failure.giveUp')} onClick={giveUp} />
    </Note>
  );
}

function Note({
  title,
  text,
  more,
  children,
}: {
  title: string;
  text: string;
  more?: string;
  children: ReactNode;
}) {
  return (
    <div className={`panel ${styles['failure']}`} role="alert">
      <Icon name="warning" />
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {more !== undefined && <p className="note">{more}</p>}
      </div>
      <div className="cluster">{children}</div>
    </div>
  );
}

/** The session has ended: the login dialog opens, and the page stays as it is. */
function LoginAgain({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    openLogin();
    onShown();
  }, [onShown]);
  return null;
}
