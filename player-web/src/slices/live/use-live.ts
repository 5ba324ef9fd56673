import { useEffect, useRef } from 'react';
import type { Handlers } from './channels';
import type { ChannelName } from './messages';

/**
 * Listens to a channel as long as a component is there. What listens comes after the page: nobody waits for it.
 * @param shown the newest message that is shown already, null for none; undefined while that is not known: then it waits
 */
export function useLive(channel: ChannelName, handlers: Handlers, shown: string | null | undefined): void {
  const latest = useRef({ handlers, shown });
  const isReady = shown !== undefined;
  useEffect(() => {
    latest.current = { handlers, shown };
  });
  useEffect(() => {
    if (!isReady) return undefined;
    let over = false;
    let end: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      try {
        const { listen } = await import('./channels');
        if (!over) end = listen(channel, forwarded(latest), latest.current.shown ?? undefined);
      } catch {
        // Without it the page asks from time to time, as ever.
      }
    };
    void begin();
    return () => {
      over = true;
      end?.();
    };
  }, [channel, isReady]);
}

/** The handlers of the moment. */
const forwarded = (latest: { readonly current: { readonly handlers: Handlers } }): Handlers => ({
  reload: (message) => latest.current.handlers.reload?.(message),
  counters: (message) => latest.current.handlers.counters?.(message),
  drop: (message) => latest.current.handlers.drop?.(message),
  invite: (message) => latest.current.handlers.invite?.(message),
  redPacket: (message) => latest.current.handlers.redPacket?.(message),
  propsDrop: (message) => latest.current.handlers.propsDrop?.(message),
  wish: (message) => latest.current.handlers.wish?.(message),
  upgrade: (message) => latest.current.handlers.upgrade?.(message),
  luckycard: (message) => latest.current.handlers.luckycard?.(message),
});
