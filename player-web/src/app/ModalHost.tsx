import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { DialogControl } from '../ui/dialog-control';
import { toast } from '../ui/toast';
import { lazyWithRetry } from './lazy-with-retry';
import { type OpenModal, closeModal, modalClosed, modals } from './modals';

const AuthDialog = lazyWithRetry(async () => (await import('../accounts/AuthDialog')).AuthDialog);
const BagDialog = lazyWithRetry(async () => (await import('../bag/BagDialog')).BagDialog);
const RecordsDialog = lazyWithRetry(async () => (await import('../bag/RecordsDialog')).RecordsDialog);
const FairnessDialog = lazyWithRetry(async () => (await import('../seeds/FairnessDialog')).FairnessDialog);
const SeedsDialog = lazyWithRetry(async () => (await import('../seeds/SeedsDialog')).SeedsDialog);
const MineDialog = lazyWithRetry(async () => (await import('../accounts/MineDialog')).MineDialog);

/** The app's dialogs. Each is lazy, and a broken one closes without harm to the page. */
export function ModalHost() {
  const { t } = useTranslation();
  const { list } = useSnapshot(modals);
  return list.map(({ id, open, modal }) => (
    <ErrorBoundary
      key={id}
      fallback={null}
      onError={() => {
        modalClosed(id);
        toast.error(t('ui.error.crashed'));
      }}
    >
      <Suspense fallback={null}>
        <Shown id={id} open={open} modal={modal} />
      </Suspense>
    </ErrorBoundary>
  ));
}

function Shown({ id, open, modal }: Readonly<OpenModal>): ReactNode {
  const control = useMemo<DialogControl>(
    () => ({ open, close: () => closeModal(id), closed: () => modalClosed(id) }),
    [id, open],
  );
  const wasShown = useRef(false);
  useEffect(() => {
    if (open) wasShown.current = true;
    // Closed before its code had come: there is no movement to wait for.
    else if (!wasShown.current) modalClosed(id);
  }, [id, open]);
  switch (modal[0]) {
    case 'auth':
      return <AuthDialog control={control} mode={modal[1].mode} />;
    case 'mine':
      return <MineDialog control={control} />;
    case 'bag':
      return <BagDialog control={control} />;
    case 'records':
      return <RecordsDialog control={control} />;
    case 'fairness':
      return <FairnessDialog control={control} evidence={modal[1].evidence} />;
    case 'seeds':
      return <SeedsDialog control={control} />;
    default:
      return modal satisfies never;
  }
}
