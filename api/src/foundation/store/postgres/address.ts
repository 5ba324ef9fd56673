/** Returns an address without its password and options, for messages. */
export function shownAddress(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `postgres://${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

/** Adds session settings. 'before': the address's own settings win; 'after': the added ones win. */
export function withSettings(url: string, settings: string, where: 'before' | 'after'): string {
  const address = new URL(url);
  const own = address.searchParams.get('options');
  const all = where === 'before' ? [settings, own] : [own, settings];
  address.searchParams.set('options', all.filter((one) => one !== null).join(' '));
  return address.href;
}
