import { clsx } from 'clsx';
import { Dialog as Radix } from 'radix-ui';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button';
import type { DialogControl } from './dialog-control';
import styles from './Dialog.module.css';

interface DialogProps {
  control: DialogControl;
  title: string;
  /** Small text under the title. */
  note?: ReactNode;
  /** An element before the title, such as a seal. */
  mark?: ReactNode;
  /** maximum width in pixels */
  width?: number | undefined;
  foot?: ReactNode;
  /** bare: no head and no padding; the content brings its own title and close button. */
  frame?: 'head' | 'bare' | undefined;
  /** Keeps the dialog open on Escape and on a press outside it. */
  locked?: boolean | undefined;
  /** A long text without controls: the keyboard scrolls it. */
  reading?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A modal dialog; a bottom sheet on phones. Calls `control.closed` once it has left the screen. */
export function Dialog({
  control,
  title,
  note,
  mark,
  width,
  foot,
  frame = 'head',
  locked,
  reading = false,
  className,
  children,
}: DialogProps) {
  const style: CSSProperties & { '--dialog-w'?: string } =
    width === undefined ? {} : { '--dialog-w': `${width}px` };
  const keepOpen = (event: Event) => {
    if (locked === true) event.preventDefault();
  };
  const focus = useFocusBack();
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog opened from this one is its child in React: only the inner one handles the key.
    event.stopPropagation();
    if (locked !== true) void control.close();
  };
  return (
    <Radix.Root open={control.open} onOpenChange={(open) => void (open || control.close())}>
      <Radix.Portal>
        <Radix.Overlay className={styles['overlay']}>
          <Radix.Content
            className={clsx(styles['dialog'], className)}
            style={style}
            aria-describedby={undefined}
            onOpenAutoFocus={focus.leave}
            onCloseAutoFocus={focus.goBack}
            onKeyDown={closeByKey}
            onEscapeKeyDown={(event) => {
              keepOpen(event);
              // Radix updates its layer order later than the focus, so the focused dialog handles the key itself.
              if (event.target instanceof Element && event.target.closest('[role=dialog]'))
                event.preventDefault();
            }}
            onInteractOutside={(event) => {
              keepOpen(event);
              // A toast lies outside the dialog, but pressing it must not close the dialog.
              if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
                event.preventDefault();
            }}
          >
            <Leaving control={control} />
            {frame === 'bare' ? (
              <>
                <Radix.Title className="sr-only">{title}</Radix.Title>
                {children}
              </>
            ) : (
              <>
                <Head control={control} title={title} note={note} mark={mark} />
                <Body named={reading ? title : undefined}>{children}</Body>
              </>
            )}
            {foot !== undefined && foot !== false && <div className={styles['foot']}>{foot}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Gives the focus back to what had it before the dialog opened. */
function useFocusBack() {
  const opener = useRef<Element>(null);
  const leave = () => {
    opener.current = document.activeElement;
  };
  const goBack = (event: Event) => {
    event.preventDefault();
    // The next dialog or page may have focus by now.
    if (document.activeElement === document.body && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true });
  };
  return { leave, goBack };
}

/** @param named name of a body that the keyboard scrolls */
const Body = ({ named, children }: { named: string | undefined; children: ReactNode }) => (
  <div
    className={styles['body']}
    {...(named !== undefined && { tabIndex: 0, role: 'group', 'aria-label': named })}
  >
    {children}
  </div>
);

function Head({ control, title, note, mark }: Pick<DialogProps, 'control' | 'title' | 'note' | 'mark'>) {
  const { t } = useTranslation();
  return (
    <div className={styles['head']}>
      {mark}
      <div className={styles['heading']}>
        <Radix.Title className={styles['title']}>{title}</Radix.Title>
        {note !== undefined && <p className="note">{note}</p>}
      </div>
      <IconButton icon="close" label={t('ui.close')} onClick={() => void control.close()} />
    </div>
  );
}

/** Unmounts with the dialog's content, after the closing animation. */
function Leaving({ control }: { control: DialogControl }) {
  const latest = useRef(control);
  useEffect(() => {
    latest.current = control;
  });
  useEffect(
    () => () => {
      // Strict mode unmounts once as a test; the dialog is still open then.
      if (!latest.current.open) latest.current.closed();
    },
    [],
  );
  return null;
}
