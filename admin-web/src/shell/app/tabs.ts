const BASE = '/admin/';
const MIDDLE = 1;

/**
 * Opens pages of the console in further tabs that share the login. The browser copies the session storage to a tab that
 * this page opens, and to no other: nothing is broadcast that a page of the players' app could hear.
 */
export function openTabsWithLogin(): void {
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? linkAt(event.target) : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !asksForTab(event)) return;
    if (link.origin !== location.origin || !link.pathname.startsWith(BASE) || link.hasAttribute('download'))
      return;
    const tab = window.open(link.href, '_blank');
    // A blocked tab is left to the browser, which opens it without the login.
    if (tab === null) return;
    event.preventDefault();
    // A row would open here, too.
    event.stopPropagation();
    tab.opener = null;
  };
  document.addEventListener('click', open, { capture: true });
  document.addEventListener('auxclick', open, { capture: true });
}

/** Returns the link at an element, or the one that its row opens. */
const linkAt = (element: Element): Element | null =>
  element.closest('a[href]') ?? element.closest('tbody tr')?.querySelector('a[href]') ?? null;

const asksForTab = ({ type, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  type === 'auxclick' ? button === MIDDLE : button === 0 && (ctrlKey || metaKey || shiftKey);
