import { useSyncExternalStore } from 'react';

/** The specification's width of phones: pixels. */
const PHONE_MAX = 767;
const query = `(max-width: ${PHONE_MAX}px)`;

const subscribe = (changed: () => void) => {
  const matching = matchMedia(query);
  matching.addEventListener('change', changed);
  return () => matching.removeEventListener('change', changed);
};

/** Whether the app is as narrow as on a phone. */
export const useOnPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
