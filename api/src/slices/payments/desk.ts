import { PAYMENTS_PORT, providerStream } from '@skins/engine/payments';
import { heldUntilMatched } from '../../foundation/game/index.ts';
import type { Desk } from '../../shop/desk.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import type { LocalProvider } from './local/local-provider.ts';
import { noProvider } from './no-provider.ts';
import { PaymentDesk } from './payment-desk.ts';
import { PaymentNotes, paymentTables } from './payment-notes.ts';
import { nobodyAtHand, providerAtHand } from './provider-at-hand.ts';
import { providerChoiceOf } from './provider-settings.ts';
import { Reconciliation } from './reconciliation.ts';
import { paymentRoutes } from './routes.ts';

interface Paying {
  /** the shop's side of conversations with its payment provider */
  readonly desk: PaymentDesk;
  /** the local provider, started with the shop; undefined if the shop uses another one */
  readonly local: LocalProvider | undefined;
  /** whether credits wait, because the log was restored and not yet compared with the provider's list */
  readonly creditsHeld: () => boolean;
}
interface Reconciling {
  /** holds the provider's list to the log */
  readonly reconciliation: Reconciliation;
}
export type PaymentsDesk = Paying & Reconciling;

export const desk: Desk<{ readonly accounts: AccountsDesk }, Paying, Reconciling> = {
  needs: { accounts: true },
  checkSettings: providerChoiceOf,
  tables: paymentTables,
  async open(foundation, { accounts: { marked } }) {
    const { asksOutside, environment, files, time, game, tables, logger, closing } = foundation;
    const { provider, local, answersAt } = asksOutside
      ? await providerAtHand({ folder: files.folder, time }, providerChoiceOf(environment), closing)
      : nobodyAtHand;
    const own = new PaymentDesk(game, provider, new PaymentNotes(tables), (playerId, payer) =>
      marked('payment', playerId, payer),
    );
    const stream = providerStream(provider.name);
    const creditsHeld = await heldUntilMatched(game, game.streams.provider, stream);
    return {
      desk: { desk: own, local, creditsHeld },
      ports: { [PAYMENTS_PORT]: own.port },
      onLists({ readModels, flows }) {
        const parts = { game, desk: own, flows, readModels, logger, creditsHeld };
        const reconciliation = new Reconciliation(parts);
        // Without a provider, items that wait for a list keep waiting.
        if (provider !== noProvider) reconciliation.start();
        closing.defer(() => reconciliation.stop());
        return { reconciliation };
      },
      routes: (app) => paymentRoutes(app, own, game.clock),
      onAddress: answersAt,
    };
  },
};
