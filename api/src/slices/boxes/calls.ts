import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import type * as contract from './contract.ts';
import { landedOpens } from './landed-opens.ts';
import { rehearsals } from './rehearsal.ts';
import { BoxViews } from './questions.ts';
import { shelfCalls } from './shelf-calls.ts';
import { openingCalls } from './opening-calls.ts';
import { recordCalls } from './record-calls.ts';

export const calls = ({ game, progress, readModels, desks }: Shop<{ readonly accounts: AccountsDesk }>) => {
  const parts = {
    game,
    progress,
    opens: landedOpens({ game, readModels }),
    views: new BoxViews(readModels),
    callerOf: (token?: string) => desks.accounts.sessions.playerOf(token),
  };
  const { rehearse, progress: progressOf } = rehearsals(game);
  return {
    ...shelfCalls(parts),
    ...openingCalls(parts),
    ...recordCalls(parts),

    rehearseBoxes: ({ body, language }) => rehearse(body.change, language, body.run),

    rehearsalProgress: ({ query }) => progressOf(query.run),
  } satisfies Handlers<typeof contract>;
};
