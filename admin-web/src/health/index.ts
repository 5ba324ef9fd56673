import { lazy } from 'react';

export const Overview = lazy(async () => ({ default: (await import('./Overview')).Overview }));
