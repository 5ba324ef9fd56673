import { lazy } from 'react';

export const skins = {
  list: lazy(async () => ({ default: (await import('./SkinList')).SkinList })),
  show: lazy(async () => ({ default: (await import('./SkinShow')).SkinShow })),
};
