import { lazy } from 'react';

export const boxes = {
  list: lazy(async () => ({ default: (await import('./BoxList')).BoxList })),
  show: lazy(async () => ({ default: (await import('./BoxShow')).BoxShow })),
};
