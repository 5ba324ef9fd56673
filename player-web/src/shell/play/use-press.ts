import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPicture } from './after-picture';

/**
 * A press that shows in the very next picture; what it sets off begins after that one.
 * @param act is called as it was at the press, and not at all where the page is left before
 * @returns `pressed` from the press until the page shows what `act` changed
 */
export function usePress(act: () => void): { readonly pressed: boolean; readonly press: () => void } {
  const [pressed, setPressed] = useState(false);
  const forget = useRef<() => void>(undefined);
  useEffect(() => () => forget.current?.(), []);
  const press = () => {
    setPressed(true);
    forget.current = afterPicture(() => {
      startTransition(() => {
        act();
        setPressed(false);
      });
    });
  };
  return { pressed, press };
}
