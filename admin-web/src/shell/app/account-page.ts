import { lazy } from 'react';

/** Loaded when it is shown: on its own path, and in place of every page until a second factor is enrolled. */
export const AccountPage = lazy(async () => ({
  default: (await import('../account/AccountPage')).AccountPage,
}));
