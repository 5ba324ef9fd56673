import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Calls whenever an element comes into view. Gives what the element is told by, as its `ref`. */
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
