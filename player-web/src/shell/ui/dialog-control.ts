import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Opens and closes a dialog. Actions that follow a dialog wait for `close()`. */
export interface DialogControl {
  readonly open: boolean;
  /** Resolves when the dialog has left the screen. */
  close: () => Promise<void>;
  /** Called by the dialog when it has left the screen. */
  closed: () => void;
}

interface LocalDialog extends DialogControl {
  show: () => void;
}

/** Returns a control for a dialog that belongs to one component. */
export function useDialog(): LocalDialog {
  const [open, setOpen] = useState(false);
  const waiting = useRef<(() => void)[]>([]);
  // A ref is current before the next render: a key press may come first.
  const isOpen = useRef(false);

  const show = useCallback(() => {
    isOpen.current = true;
    setOpen(true);
  }, []);
  const closed = useCallback(() => {
    for (const go of waiting.current.splice(0)) go();
  }, []);
  const close = useCallback(
    () =>
      new Promise<void>((resolve) => {
        if (!isOpen.current) {
          resolve();
          return;
        }
        isOpen.current = false;
        waiting.current.push(resolve);
        setOpen(false);
      }),
    [],
  );
  return useMemo(() => ({ open, show, close, closed }), [open, show, close, closed]);
}

/** Returns a control for a dialog that opens as soon as its component appears. @param onClosed called when it has left the screen */
export function useOpenDialog(onClosed: () => void): DialogControl {
  const { show, closed, ...control } = useDialog();
  useEffect(show, [show]);
  return {
    ...control,
    closed: () => {
      closed();
      onClosed();
    },
  };
}
