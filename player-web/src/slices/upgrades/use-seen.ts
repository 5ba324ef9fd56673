import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Calls `act` whenever an element comes into view. Returns the element's `ref`. */
export function useSeen(act: () => void): RefCallback<Element> {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((element) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
