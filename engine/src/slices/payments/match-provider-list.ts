import {
  type Command,
  type EventData,
  type Fold,
  accepted,
  foldOf,
  on,
  rejected,
} from '../../kernel/index.ts';
import { ProviderListMatched } from './events.ts';

/** The state of a provider as a whole. */
export interface ProviderState {
  /** the last epoch in which its whole list was matched with the log; 1 if the log was never restored */
  readonly matched: number;
}

export const provider: Fold<ProviderState> = foldOf<ProviderState>({ matched: 1 }, [
  on(ProviderListMatched, (_state, { epoch }) => ({ matched: epoch })),
]);

export const providerStream = (name: string): string => `provider-${name}`;

export type MatchProviderList = EventData<typeof ProviderListMatched>;

/** In order of precedence. */
export type MatchProviderListRejection =
  /** the log was restored again meanwhile */
  { readonly code: 'other-epoch'; readonly epoch: number };

/** Records that the provider's list was matched with the restored log: credits go on. Writes nothing if repeated. */
export const matchProviderList: Command<
  ProviderState,
  MatchProviderList,
  { readonly epoch: number },
  MatchProviderListRejection,
  null
> = {
  name: 'match-provider-list',
  decide({ matched }, list, { epoch }) {
    if (list.epoch !== epoch) return rejected({ code: 'other-epoch', epoch });
    return matched >= epoch ? accepted() : accepted(ProviderListMatched.of(list));
  },
  reply: () => null,
};
