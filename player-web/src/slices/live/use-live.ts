import { useEffect, useRef } from 'react';
import type { Handlers } from './channels';
import type { ChannelName } from './messages';

/**
 * Listens to a channel while a component is mounted. Its code loads after the page, as nobody waits for it.
 * @param shown the newest message already shown, null for none; undefined until known: then it waits
 * @param followed on the channel for it, public ids of the players to hear of, joined by commas
 */
export function useLive(
  channel: ChannelName,
  handlers: Handlers,
  shown: string | null | undefined,
  followed = '',
): void {
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
        const after = latest.current.shown ?? undefined;
        const follow = followed === '' ? [] : followed.split(',');
        if (!over) end = listen(channel, forwarded(latest), { after, follow });
      } catch {
        // Without live messages the page still polls.
      }
    };
    void begin();
    return () => {
      over = true;
      end?.();
    };
  }, [channel, isReady, followed]);
}

/** Forwards to the latest handlers. */
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
  battle: (message) => latest.current.handlers.battle?.(message),
  joined: (message) => latest.current.handlers.joined?.(message),
  followed: (message) => latest.current.handlers.followed?.(message),
  ended: (message) => latest.current.handlers.ended?.(message),
});
