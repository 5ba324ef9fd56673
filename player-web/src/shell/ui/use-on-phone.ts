import { useSyncExternalStore } from 'react';

/** the specification's maximum width of phones, in pixels */
const PHONE_MAX = 767;
const query = `(max-width: ${PHONE_MAX}px)`;

const subscribe = (changed: () => void) => {
  const matching = matchMedia(query);
  matching.addEventListener('change', changed);
  return () => matching.removeEventListener('change', changed);
};

/** Returns whether the window is as narrow as a phone. */
export const useOnPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
