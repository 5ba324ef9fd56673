import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { DialogControl } from '../ui/dialog-control';
import { toast } from '../ui/toast';
import { closeModal, dialogOf, modalClosed, modals } from './modals';

/** The app's dialogs. Each is lazy, and a broken one closes without breaking the page. */
export function ModalHost() {
  const { t } = useTranslation();
  const { list } = useSnapshot(modals);
  return list.map(({ id, open, name, props }) => (
    <ErrorBoundary
      key={id}
      fallback={null}
      onError={() => {
        modalClosed(id);
        toast.error(t('ui.error.crashed'));
      }}
    >
      <Suspense fallback={null}>
        <Shown id={id} open={open} name={name} props={props} />
      </Suspense>
    </ErrorBoundary>
  ));
}

interface ShownProps {
  id: number;
  open: boolean;
  name: string;
  props: object;
}

function Shown({ id, open, name, props }: ShownProps): ReactNode {
  const control = useMemo<DialogControl>(
    () => ({ open, close: () => closeModal(id), closed: () => modalClosed(id) }),
    [id, open],
  );
  const wasShown = useRef(false);
  useEffect(() => {
    if (open) wasShown.current = true;
    // It was closed before its code loaded, so there is no animation to wait for.
    else if (!wasShown.current) modalClosed(id);
  }, [id, open]);
  return dialogOf(name)?.draw(props, control);
}
