import {
  type Command,
  type EventData,
  type Fold,
  accepted,
  foldOf,
  on,
  rejected,
} from '../../kernel/index.ts';
import { DeliveryListMatched } from './events.ts';

/** State of a provider of deliveries as a whole. */
export interface DeliveryState {
  /** the last epoch in which its whole list was compared with the log; 1 if the log was never restored */
  readonly matched: number;
}

export const delivery: Fold<DeliveryState> = foldOf<DeliveryState>({ matched: 1 }, [
  on(DeliveryListMatched, (_state, { epoch }) => ({ matched: epoch })),
]);

export const deliveryStream = (name: string): string => `delivery-${name}`;

export type MatchDeliveryList = EventData<typeof DeliveryListMatched>;

/** In order of precedence. */
export type MatchDeliveryListRejection =
  /** the log was restored once more */
  { readonly code: 'other-epoch'; readonly epoch: number };

/** Notes that all of the provider's offers were compared with the restored log: new ones may be made. Writes nothing if repeated. */
export const matchDeliveryList: Command<
  DeliveryState,
  MatchDeliveryList,
  { readonly epoch: number },
  MatchDeliveryListRejection,
  null
> = {
  name: 'match-delivery-list',
  decide({ matched }, list, { epoch }) {
    if (list.epoch !== epoch) return rejected({ code: 'other-epoch', epoch });
    return matched >= epoch ? accepted() : accepted(DeliveryListMatched.of(list));
  },
  reply: () => null,
};
