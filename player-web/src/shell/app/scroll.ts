import { useLayoutEffect } from 'react';

/** The families of pages that keep their place: the help centre, and the pages of a player. */
const FAMILY = /^\/(?:page\/helpcenter|user\/(?!case\/))/;
const PATIENCE_MS = 4000;

let family: string | undefined;
/** Whether the browser gives the place of a page back: on a load, and on going back or on. */
let returned = true;
addEventListener('popstate', () => (returned = true));

let hadFocus = false;
addEventListener('focusin', () => (hadFocus = true), { once: true });

/** Scrolls to the element in the address. Waits for it, as its page may still be loading. */
function scrollToAnchor(id: string): (() => void) | undefined {
  const find = () => {
    const element = document.getElementById(id);
    element?.scrollIntoView();
    return element !== null;
  };
  if (find()) return undefined;
  const watcher = new MutationObserver(() => {
    if (find()) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  const stop = () => watcher.disconnect();
  // Stopping twice is harmless.
  setTimeout(stop, PATIENCE_MS);
  return stop;
}

/** Returns the element id in an address; empty if its encoding is invalid, as anybody may have written it. */
function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Scrolls a new page to its top. The help centre keeps its place among its own pages, and so do the user pages, except that
 * of one item: who comes from elsewhere begins at the top.
 */
export function useScrollReset(path: string): void {
  useLayoutEffect(() => {
    const [now] = FAMILY.exec(path) ?? [];
    const keeps = now !== undefined && (returned || now === family);
    family = now;
    returned = false;
    const anchor = anchorIn(location.hash);
    if (anchor !== '') return scrollToAnchor(anchor);
    // The focused element was removed with the old page, so focus moves into the new one. On a page that was just loaded
    // nothing had focus, and the first Tab finds the skip link.
    if (hadFocus && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    if (!keeps) scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [path]);
}
