import { lazy } from 'react';

export const players = {
  list: lazy(async () => ({ default: (await import('./PlayerList')).PlayerList })),
  show: lazy(async () => ({ default: (await import('./PlayerShow')).PlayerShow })),
};
