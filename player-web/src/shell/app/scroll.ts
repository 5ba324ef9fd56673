import { useLayoutEffect } from 'react';

const keepsPlace = (path: string) => path.startsWith('/page/helpcenter') || path.startsWith('/user/');
const PATIENCE_MS = 4000;

let hadFocus = false;
addEventListener('focusin', () => (hadFocus = true), { once: true });

/** Waits for the element that the address names: its page may still be on its way. */
function scrollToAnchor(id: string): () => void {
  const find = () => {
    const element = document.getElementById(id);
    element?.scrollIntoView();
    return element !== null;
  };
  if (find()) return () => {};
  const watcher = new MutationObserver(() => {
    if (find()) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => watcher.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
}

/** The element that an address names; none where it is written as no address is: anybody may have written it. */
function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** A new page starts at its top; the help centre and the user pages keep their place. */
export function useScrollReset(path: string): void {
  useLayoutEffect(() => {
    const anchor = anchorIn(location.hash);
    if (anchor !== '') return scrollToAnchor(anchor);
    // What had the focus is gone with the old page: the keyboard goes on in the new one. On a page that was just loaded
    // nothing had it, and the first Tab finds the skip link.
    if (hadFocus && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    if (!keepsPlace(path)) scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [path]);
}
