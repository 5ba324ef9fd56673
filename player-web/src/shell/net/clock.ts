import { useSyncExternalStore } from 'react';

// The server's clock is authoritative: every answer carries its time, and every countdown uses it.
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

/** One ticker for all countdowns. It stops without listeners and catches up when the tab becomes visible. */
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

/** Returns the last tick, or the present time if that is stale: without listeners there are no ticks. */
function look(): number {
  const now = serverNow();
  if (listeners.size === 0 && Math.abs(now - shown) > 1000) shown = now;
  return shown;
}

/** Returns the server's time, updated once a second. */
export const useServerNow = (): number => useSyncExternalStore(watch, look);
