import type { Desk } from '../../shop/desk.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { ExclusionDesk } from './exclusion-desk.ts';
import { sweepExclusions } from './exclusion-sweep.ts';

export interface LimitsDesk {
  /** holds people to their exclusion, by whatever account they come */
  readonly exclusions: ExclusionDesk;
}

export const desk: Desk<{ readonly accounts: AccountsDesk }, object, LimitsDesk> = {
  needs: { accounts: true },
  open: ({ mode, game, clock, logger, closing }, { accounts: { personal } }) => ({
    desk: {},
    onLists({ readModels, progress }) {
      const appends = mode === 'serve';
      const exclusions = new ExclusionDesk({ game, personal, readModels, progress, appends });
      if (mode === 'drill') return { exclusions };
      const sweep = sweepExclusions({ exclusions, readModels, clock }, (error) =>
        logger.error({ err: error }, 'an exclusion cannot be spread'),
      );
      closing.defer(sweep);
      return { exclusions };
    },
  }),
};
