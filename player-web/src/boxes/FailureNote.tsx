import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyWithRetry } from '../app/lazy-with-retry';
import { openLogin } from '../app/modals';
import { withTexts } from '../app/with-texts';
import { isLimited } from '../limits/refusals';
import { queries } from '../net';
import { Button, Icon } from '../ui';
import type { Failure } from '../play';
import { hasMeans } from '../play/refusals';
import type { BoxOrder, BoxPlays } from './box-play';
import { NextDay } from './NextDay';
import { boxDetailsQuery } from './queries';
import { useT } from './t';
import { useTodayQuery } from './today';
import styles from './FailureNote.module.css';

const NotEnoughGems = lazyWithRetry(async () => (await import('./NotEnoughGems')).NotEnoughGems);

const RefusedDialog = lazyWithRetry(async () => (await import('../play/RefusedDialog')).RefusedDialog);

const LimitedNote = lazyWithRetry(withTexts(async () => (await import('../limits/LimitedNote')).LimitedNote));

const PRICE_CHANGED = 630;
const GEMS_MISSING = 6002;
const LIMIT_REACHED = 619;
const FEWER_FREE = 675;
const NOT_LOGGED_IN = new Set([104, 403]);

export interface FailureNoteProps {
  failure: Failure<BoxOrder>;
  plays: BoxPlays;
  onCount: (count: number) => void;
}

/** Why a play ended without a result, what it cost, and what to do. */
export function FailureNote({ failure, plays, onCount }: FailureNoteProps) {
  const t = useT();
  const { dismiss, retry, giveUp } = plays;
  if (failure.kind === 'unanswered')
    return <Unanswered order={failure.order} retry={retry} giveUp={giveUp} />;
  const { errCode, errMsg, requestId, order } = failure;
  if (errCode === GEMS_MISSING)
    return (
      <Suspense fallback={null}>
        <NotEnoughGems order={order} onClose={dismiss} onCount={onCount} />
      </Suspense>
    );
  if (errCode === LIMIT_REACHED || errCode === FEWER_FREE)
    return <NoneLeft order={order} about={errCode === LIMIT_REACHED ? 'limit' : 'fewer'} onClose={dismiss} />;
  if (isLimited(errCode))
    return (
      <Suspense fallback={null}>
        <LimitedNote errCode={errCode} reason={errMsg} onClose={dismiss} />
      </Suspense>
    );
  if (NOT_LOGGED_IN.has(errCode)) return <LoginAgain onShown={dismiss} />;
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: boxDetailsQuery(order.box.id).queryKey });
    dismiss();
  };
  if (errCode === PRICE_CHANGED)
    return (
      <Note title={t('failure.changed')} text={t('failure.changedText')}>
        <Button variant="solid" icon="random" label={t('failure.refresh')} onClick={() => void refresh()} />
      </Note>
    );
  if (hasMeans(errCode))
    return (
      <Suspense fallback={null}>
        <RefusedDialog refusal={{ errCode, message: errMsg, requestId }} onClose={dismiss} />
      </Suspense>
    );
  return (
    <Note
      title={t('failure.refused')}
      text={t('failure.refusedText', { reason: errMsg })}
      more={t('failure.requestId', { id: requestId })}
    >
      <Button label={t('failure.close')} onClick={dismiss} />
    </Note>
  );
}

/** The day holds fewer openings than the page knew of: it asks anew, and says when the next day begins. */
function NoneLeft({
  order: { box },
  about,
  onClose,
}: {
  order: BoxOrder;
  about: 'limit' | 'fewer';
  onClose: () => void;
}) {
  const t = useT();
  const { data: today } = useTodayQuery(box);
  // The terms of a box are no part of its version: they may have changed, too.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: boxDetailsQuery(box.id).queryKey });
    void queries.invalidateQueries({ queryKey: ['boxes', 'today', box.id] });
  }, [box.id]);
  return (
    <Note
      title={t(`failure.${about}`)}
      text={t(`failure.${about}Text`, { count: box.terms.perDay ?? 0 })}
      more={today && <NextDay at={today.nextDay} />}
    >
      <Button label={t('failure.close')} onClick={onClose} />
    </Note>
  );
}

/** Nobody knows whether it happened: the same order asks. So it does by itself once the line is back. */
function Unanswered({ order, retry, giveUp }: Pick<BoxPlays, 'retry' | 'giveUp'> & { order: BoxOrder }) {
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
      more={`${t('failure.giveUpText')} ${t('failure.requestId', { id: order.key })}`}
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
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`panel ${styles['note']}`} role="alert">
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
