import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '../app/lazy-with-retry';
import { openLogin } from '../app/modals';
import { fromSlices } from '../app/slices';
import { withTexts } from '../app/with-texts';
import { Button } from '../ui';
import { Note } from './Note';
import type { Failure, Order } from './play';

const RefusedDialog = lazyWithRetry(async () => (await import('./RefusedDialog')).RefusedDialog);

/** The notes of slices for refused plays. */
const notes = fromSlices((slices) =>
  slices
    .flatMap(({ refusals = [] }) => refusals)
    .flatMap(({ codes, note }) =>
      note === undefined ? [] : [{ codes, Note: lazyWithRetry(withTexts(note)) }],
    ),
);

const NOT_LOGGED_IN = new Set([104, 403]);

/** The ways out of a failed play. */
interface Ways<Placed extends Order> {
  readonly dismiss: () => void;
  readonly retry: (order: Placed) => void;
  readonly giveUp: () => void;
}

interface FailureNoteProps<Placed extends Order> {
  failure: Failure<Placed>;
  plays: Ways<Placed>;
  /** Refetches the page's data after prices have changed. */
  onRefresh: () => Promise<void>;
}

/** Explains why a play of any game ended without a result, and offers ways out. */
export function FailureNote<Placed extends Order>({ failure, plays, onRefresh }: FailureNoteProps<Placed>) {
  const { dismiss } = plays;
  if (failure.kind === 'unanswered') return <Unanswered order={failure.order} {...plays} />;
  const { errCode, errMsg, requestId } = failure;
  if (NOT_LOGGED_IN.has(errCode)) return <LoginAgain onShown={dismiss} />;
  const own = notes().find(({ codes }) => codes.includes(errCode));
  return (
    <Suspense fallback={null}>
      {own !== undefined ? (
        <own.Note errCode={errCode} reason={errMsg} onClose={dismiss} />
      ) : (
        <RefusedDialog
          refusal={{ errCode, message: errMsg, requestId }}
          onRefresh={onRefresh}
          onClose={dismiss}
        />
      )}
    </Suspense>
  );
}

/** The play may have happened. The same order asks again, and does so by itself when the network is back. */
function Unanswered<Placed extends Order>({
  order,
  retry,
  giveUp,
}: Omit<Ways<Placed>, 'dismiss'> & { order: Placed }) {
  const { t } = useTranslation();
  useEffect(() => {
    const again = () => retry(order);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [order, retry]);
  return (
    <Note
      title={t('ui.unanswered.title')}
      text={t('ui.unanswered.text')}
      more={`${t('ui.unanswered.leave')} ${t('ui.refused.request', { id: order.key })}`}
    >
      <Button variant="solid" icon="random" label={t('ui.unanswered.retry')} onClick={() => retry(order)} />
      <Button variant="quiet" label={t('ui.unanswered.giveUp')} onClick={giveUp} />
    </Note>
  );
}

/** The session has ended. Opens the login dialog and leaves the page unchanged. */
function LoginAgain({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    openLogin();
    onShown();
  }, [onShown]);
  return null;
}
