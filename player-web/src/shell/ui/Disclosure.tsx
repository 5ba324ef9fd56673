import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  label: string;
  /** The button's content. */
  face: ReactNode;
  faceClassName?: string | undefined;
  className?: string | undefined;
  children: (close: () => void) => ReactNode;
}

/** A button with a small panel under it. Escape, a press elsewhere or a loss of focus closes it. */
export function Disclosure({ label, face, faceClassName, className, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <div className={className} ref={root} style={{ position: 'relative' }}>
      <button
        ref={button}
        type="button"
        className={faceClassName}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div className={styles['panel']} id={id}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
