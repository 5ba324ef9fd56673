import { CallRefused } from '../../foundation/http/index.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type { OperatorDesk } from '../operators/operator-desk.ts';
import { actsIn } from './acts-view.ts';
import type * as contract from './contract.ts';
import { differenceOfChange } from './difference-of-change.ts';
import { LINES_PAGE, publicLines, publicLog } from './public-log.ts';
import type { SettingsDesk } from './settings-desk.ts';

/** The public change log, and pages of differences. */
export const readingCalls = (
  { game, readModels, progress }: Pick<Shop<Desks>, 'game' | 'readModels' | 'progress'>,
  { desk, operators }: { readonly desk: SettingsDesk; readonly operators: OperatorDesk },
) => {
  const differenceOf = differenceOfChange(readModels);
  const acts = actsIn(readModels);
  return {
    changeLines: async ({ language, query: { id, from = 0, size = LINES_PAGE } }) => {
      const found = await desk.change(id);
      const page = found && differenceOf(found, { from, size });
      return page === undefined ? new CallRefused('unknown-record') : desk.wording.difference(page, language);
    },

    proposalActs: async ({ after, query: { id = '', about, position } }) => {
      await progress.settle(after);
      const found =
        about === undefined
          ? acts.of(id)
          : position === undefined
            ? acts.about(about)
            : acts.behind(about, position);
      const people = await operators.byId();
      return {
        acts: found.map(({ operator, ...act }) => {
          const found = operator === null ? undefined : people.get(operator);
          return { ...act, operator: found === undefined ? null : { name: found.name, role: found.role } };
        }),
      };
    },

    publicChanges: publicLog(game, readModels, desk.wording),
    publicChangeLines: publicLines(game, readModels, desk.wording),
  } satisfies Pick<
    Handlers<typeof contract>,
    'changeLines' | 'proposalActs' | 'publicChanges' | 'publicChangeLines'
  >;
};
