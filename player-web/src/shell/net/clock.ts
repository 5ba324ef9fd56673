import { useSyncExternalStore } from 'react';

// The server's clock is the one that counts: every answer tells its time, and every countdown runs on it.
let offset = 0;

export function heardServerTime(sysTime: number): void {
  offset = sysTime - Date.now();
}

export const serverNow = (): number => Date.now() + offset;

const listeners = new Set<() => void>();
let shown = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  shown = serverNow();
  for (const listener of listeners) listener();
}

/** One ticker for all countdowns; it stands still while nobody watches, and catches up when the tab is shown again. */
function watch(listener: () => void): () => void {
  if (listeners.size === 0) {
    shown = serverNow();
    timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The last tick; without a watcher none has come, and an old one must not be shown. */
function look(): number {
  const now = serverNow();
  if (listeners.size === 0 && Math.abs(now - shown) > 1000) shown = now;
  return shown;
}

/** The server's time, once a second. */
export const useServerNow = (): number => useSyncExternalStore(watch, look);
