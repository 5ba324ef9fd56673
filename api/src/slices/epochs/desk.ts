import type { Desk } from '../../shop/desk.ts';
import { startRenewal } from './renewal.ts';

export const desk: Desk<object, object> = {
  needs: {},
  open: ({ mode, game, logger, closing }) => ({
    desk: {},
    onLists({ readModels, progress }) {
      if (mode === 'drill') return {};
      const renewal = startRenewal({ game, readModels, progress, logger });
      closing.defer(() => renewal.stop());
      return {};
    },
  }),
};
