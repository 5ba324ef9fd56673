import type { AnyStreamKind } from '@skins/engine/kernel';
import type { AllSlices, Shop, StreamKinds } from '@skins/engine/shop';
import { FoldedStreams, type MemoryBudget, type Snapshots } from '../runtime/index.ts';
import type { EventStore } from '../store/index.ts';

/** Streams that grow for years and are many: their states alone are kept beside the log. */
const PLAYER = 'player';

type StateOf<Kind> = Kind extends { readonly fold: { readonly initial: infer State } } ? State : never;

/** The folded streams of each kind there is. */
export type GameStreams<All> = {
  readonly [Kind in keyof StreamKinds<All>]: FoldedStreams<StateOf<StreamKinds<All>[Kind]>>;
};

/** Streams of all kinds over a store, none of them read yet; what they hold in memory comes out of one budget. */
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
