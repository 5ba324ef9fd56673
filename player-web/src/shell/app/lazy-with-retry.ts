import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

import { networkThere } from '../net/line';

const ATTEMPTS = 3;
const CHUNK_TIMEOUT_MS = 120_000;
const RELOAD_COOLDOWN_MS = 60_000;
const RELOADED_AT = 'skins.reloadedAt';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function within<Value>(promise: Promise<Value>): Promise<Value> {
  const late = wait(CHUNK_TIMEOUT_MS).then(() => {
    throw new Error('Loading chunk failed: timeout');
  });
  return Promise.race([promise, late]);
}

/**
 * Reloads the page at most once a minute. After a deploy an old page asks for deleted chunks: one reload brings the
 * new page, a second would loop.
 */
function reloadOnce(): boolean {
  const before = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - before < RELOAD_COOLDOWN_MS) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
  return true;
}

/** Reloads the page, as a missing chunk may mean a deploy, or throws the error if it was reloaded recently. */
async function reloadOrThrow(error: unknown): Promise<never> {
  if (!reloadOnce()) throw error;
  return never();
}

const never = () => new Promise<never>(() => {});

/** Loads a chunk. Retries with backoff once there is a network, then gives up with one guarded reload. */
export async function loadWithRetry<Value>(
  load: () => Promise<Value>,
  giveUp: (error: unknown) => Promise<never> = reloadOrThrow,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await within(load());
    } catch (error) {
      await networkThere();
      if (attempt === ATTEMPTS) return giveUp(error);
      await wait(300 * 3 ** attempt);
    }
  }
}

/** A lazy component: `lazyWithRetry(async () => (await import('./Page')).Page)`. */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetry(load) }));
}

/** A lazy component that nobody waits for: if its code fails to load, the page goes without it. */
export function lazyExtra<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetry(load, never) }));
}
