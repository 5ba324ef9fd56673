import { DELIVERIES_PORT, deliveryStream } from '@skins/engine/retrievals';
import { heldUntilMatched } from '../../foundation/game/index.ts';
import type { Desk } from '../../shop/desk.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { deliveriesAtHand, nobodyAtHand } from './deliveries-at-hand.ts';
import { DeliveryDesk } from './delivery-desk.ts';
import { DeliveryMatching } from './delivery-matching.ts';
import { DeliveryNotes, deliveryTables } from './delivery-notes.ts';
import { deliveryChoiceOf } from './delivery-settings.ts';
import type { LocalDeliveries } from './local/local-deliveries.ts';
import { noDeliveries } from './no-deliveries.ts';
import { deliveryRoutes } from './routes.ts';

interface Delivering {
  /** the shop's side of conversations with its provider of deliveries */
  readonly desk: DeliveryDesk;
  /** the provider of deliveries that the shop runs itself */
  readonly local: LocalDeliveries | undefined;
}
interface Matching {
  /** holds the list of deliveries to the log */
  readonly matching: DeliveryMatching;
}
export type RetrievalsDesk = Delivering & Matching;

export const desk: Desk<{ readonly accounts: AccountsDesk }, Delivering, Matching> = {
  needs: { accounts: true },
  checkSettings: deliveryChoiceOf,
  tables: deliveryTables,
  async open({ asksOutside, environment, files, time, game, secret, logger, closing, tables }, desks) {
    const { provider, local, answersAt } = asksOutside
      ? await deliveriesAtHand({ folder: files.folder, time }, deliveryChoiceOf(environment), closing)
      : nobodyAtHand;
    const own = new DeliveryDesk({
      game,
      provider,
      notes: new DeliveryNotes(tables),
      facts: desks.accounts.facts,
      secret,
      held: await heldUntilMatched(game, game.streams.delivery, deliveryStream(provider.name)),
    });
    return {
      desk: { desk: own, local },
      ports: { [DELIVERIES_PORT]: own.port },
      onLists({ flows }) {
        const matching = new DeliveryMatching({ game, desk: own, flows, logger });
        if (provider !== noDeliveries) matching.start();
        closing.defer(() => matching.stop());
        return { matching };
      },
      routes: (app) => deliveryRoutes(app, own),
      onAddress: answersAt,
    };
  },
};
