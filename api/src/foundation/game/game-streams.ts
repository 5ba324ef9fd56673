import type { AnyStreamKind } from '@skins/engine/kernel';
import type { AllSlices, Shop, StreamKinds } from '@skins/engine/shop';
import { FoldedStreams, type MemoryBudget, type Snapshots } from '../runtime/index.ts';
import type { EventStore } from '../store/index.ts';

/** Player streams are many and grow for years: only their states are kept as snapshots outside the log. */
const PLAYER = 'player';

type StateOf<Kind> = Kind extends { readonly fold: { readonly initial: infer State } } ? State : never;

/** The folded streams of each kind. */
export type GameStreams<All> = {
  readonly [Kind in keyof StreamKinds<All>]: FoldedStreams<StateOf<StreamKinds<All>[Kind]>>;
};

/** Creates the folded streams of all kinds over a store. None is read yet; they share one memory budget. */
export function foldedStreams<All extends AllSlices>(
  { streams, codec }: Shop<All>,
  store: EventStore,
  memory: MemoryBudget,
  snapshots?: Snapshots,
): GameStreams<All> & GameStreams<AllSlices> {
  const kinds = Object.entries<AnyStreamKind>(streams);
  return Object.assign(
    {},
    ...kinds.map(([kind, { fold }]) => ({
      [kind]: new FoldedStreams(store, fold, codec, memory, kind === PLAYER ? snapshots : undefined),
    })),
  );
}
