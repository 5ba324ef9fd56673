/** Returns an English number with its noun: '1 item', '12 items'. */
export const counted = (shown: string | number, one: string, many: string): string =>
  `${shown} ${String(shown) === '1' ? one : many}`;
