import { Map as PersistentMap } from 'immutable';
import { ItemStatus } from '../bag/index.ts';
import {
  type Action,
  type EventData,
  type Fold,
  type Place,
  foldOf,
  idOf,
  on,
  placeOf,
  stepId,
  streamOf,
} from '../../kernel/index.ts';
import {
  ItemsPutBack,
  RetrievalBarred,
  RetrievalEnded,
  type RetrievalOutcome,
  RetrievalRequested,
  withdrawalStream,
} from './events.ts';

/** A retrieval that has not ended. */
export interface OpenRetrieval extends Omit<EventData<typeof RetrievalRequested>, 'granted'> {
  /** place of the request, which names the retrieval */
  readonly place: Place;
}

/** Retrieval history of an item. */
export interface Tried {
  /** number of requests */
  readonly attempts: number;
  /** failures that count towards state 8; below, declined offers towards state 9 */
  readonly failures: number;
  readonly declines: number;
  /** milliseconds since 1970 until which its state cannot change */
  readonly barredUntil: number;
}

/** A player's retrievals. */
export interface Retrievals {
  /** by place of the request */
  readonly open: PersistentMap<Place, OpenRetrieval>;
  /** by item */
  readonly tried: PersistentMap<string, Tried>;
}

const NEVER_TRIED: Tried = { attempts: 0, failures: 0, declines: 0, barredUntil: 0 };
/** Approximate bytes in memory. */
const OPEN_BYTES = 700;
const TRIED_BYTES = 150;

export const triedOf = ({ tried }: Retrievals, itemId: string): Tried => tried.get(itemId) ?? NEVER_TRIED;

const changed = (
  state: Retrievals,
  itemId: string,
  change: (had: Tried) => Partial<Tried>,
): Pick<Retrievals, 'tried'> => {
  const had = triedOf(state, itemId);
  return { tried: state.tried.set(itemId, { ...had, ...change(had) }) };
};

/** State of an item after each outcome of its retrieval. */
export const GOES_TO: Readonly<Record<RetrievalOutcome, ItemStatus>> = {
  delivered: ItemStatus.retrieved,
  recalled: ItemStatus.inBag,
  rejected: ItemStatus.inBag,
  unreleased: ItemStatus.inBag,
  declined: ItemStatus.rejected,
  expired: ItemStatus.retrievalFailed,
  unavailable: ItemStatus.retrievalFailed,
  link: ItemStatus.retrievalFailed,
  private: ItemStatus.retrievalFailed,
  locked: ItemStatus.retrievalFailed,
};

export const retrievals: Fold<Retrievals> = foldOf<Retrievals>(
  { open: PersistentMap(), tried: PersistentMap() },
  [
    on(RetrievalRequested, (state, said, { stream, version }) => {
      const { granted: _, ...data } = said;
      const place = placeOf(stream, version);
      return {
        open: state.open.set(place, { ...data, place }),
        ...changed(state, data.itemId, ({ attempts }) => ({ attempts: attempts + 1 })),
      };
    }),
    on(RetrievalEnded, (state, { requested, itemId, outcome }) => ({
      open: state.open.delete(requested),
      ...changed(state, itemId, ({ failures, declines }) => ({
        failures: failures + Number(GOES_TO[outcome] === ItemStatus.retrievalFailed),
        declines: declines + Number(GOES_TO[outcome] === ItemStatus.rejected),
      })),
    })),
    on(RetrievalBarred, (state, { itemId, until }) => ({
      ...state,
      ...changed(state, itemId, () => ({ barredUntil: until })),
    })),
    on(ItemsPutBack, ({ open, tried }, { itemIds }) => ({
      open,
      tried: tried.withMutations((all) => {
        for (const itemId of itemIds) all.update(itemId, NEVER_TRIED, forgiven);
      }),
    })),
  ],
  { weigh: ({ open, tried }) => open.size * OPEN_BYTES + tried.size * TRIED_BYTES },
);

/** Resets the counts of an item whose bar has ended. */
const forgiven = (had: Tried): Tried =>
  had.barredUntil === 0 ? had : { ...had, failures: 0, declines: 0, barredUntil: 0 };

/** Requests the conversation's stream of each open retrieval, repeatedly: it is begun only once. */
export const nextActions = ({ open }: Retrievals): readonly Action[] =>
  open.valueSeq().map(created).toArray();

function created({ place, retrievalId, ...asked }: OpenRetrieval): Action {
  const { itemId, skinId, value, recipient, release, releaseBy, answerMs } = asked;
  return {
    do: 'command',
    id: stepId(place, 1),
    stream: withdrawalStream(retrievalId),
    name: 'create-withdrawal',
    input: {
      requested: place,
      playerId: idOf(streamOf(place)),
      itemId,
      skinId,
      value,
      recipient,
      release,
      releaseBy,
      answerMs,
    },
  };
}
