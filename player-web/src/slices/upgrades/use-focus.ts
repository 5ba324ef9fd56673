import { useEffect, useRef } from 'react';

/** Moves focus, as the pressed button locks: to "skip", and after the landing back to the button. */
export function useFocus(phase: string) {
  const stageRef = useRef<HTMLElement>(null);
  const skipRef = useRef<HTMLButtonElement>(null);
  const lost = useRef(false);
  useEffect(() => {
    const active = document.activeElement;
    const start = stageRef.current?.querySelector<HTMLButtonElement>('[data-act]');
    const homeless = active === null || active === document.body || active === start;
    if (phase === 'requesting' && homeless) lost.current = true;
    if (phase === 'revealing' && lost.current) skipRef.current?.focus({ preventScroll: true });
    if ((phase === 'settled' || phase === 'idle') && lost.current) {
      lost.current = false;
      if (homeless) start?.focus({ preventScroll: true });
    }
  }, [phase]);
  return { stageRef, skipRef };
}
