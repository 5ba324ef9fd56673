import { type RefObject, useEffect, useRef } from 'react';

/** Brings what moves into sight when it begins to: on a phone the pressed button may be all that is seen. */
export function useInSight<Shown extends HTMLElement>(moves: boolean): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    if (moves) ref.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [moves]);
  return ref;
}
