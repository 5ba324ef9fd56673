import { useCallback, useMemo, useRef, useState } from 'react';

/** What opens and closes a dialog. Whatever should follow a dialog waits for `close()`. */
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

/** A control for a dialog that belongs to one component. */
export function useDialog(): LocalDialog {
  const [open, setOpen] = useState(false);
  const waiting = useRef<(() => void)[]>([]);
  // Known at once, before the next drawing: a key may come between the two.
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
