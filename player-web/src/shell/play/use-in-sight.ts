import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an element into view when it starts to move: on a phone only the pressed button may be visible. */
export function useInSight<Shown extends HTMLElement>(moves: boolean): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    if (moves) ref.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [moves]);
  return ref;
}
