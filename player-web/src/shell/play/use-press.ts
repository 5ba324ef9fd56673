import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPicture } from './after-picture';

/**
 * Shows a press in the next frame; its action begins after that frame.
 * @param act called as it was at the press; not called if the page is left first
 * @returns `pressed`, true from the press until the page shows the change made by `act`
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
