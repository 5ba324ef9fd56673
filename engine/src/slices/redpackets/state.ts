import { Map as PersistentMap } from 'immutable';
import { type EventData, type Fold, type Place, foldOf, on, placeOf } from '../../kernel/index.ts';
import {
  PacketsGrabbed,
  RainAnnounced,
  RainCancelled,
  RainClosed,
  RainDrawn,
  RainEnded,
  RainSealed,
} from './events.ts';

/** Time of an event, in milliseconds since 1970, and its place. */
interface Happened {
  readonly place: Place;
  readonly time: number;
}

/** A player's packets of a rain. */
interface Grabbed {
  /** amounts in the order of the log, 1/10,000 gem */
  readonly amounts: readonly number[];
}

/** A rain. Members for single events are set once the event has happened. */
export interface Rain {
  readonly announced: (EventData<typeof RainAnnounced> & Happened) | undefined;
  readonly sealed: (EventData<typeof RainSealed> & Happened) | undefined;
  readonly drawn: (EventData<typeof RainDrawn> & Happened) | undefined;
  /** by player, in the order of their first packets */
  readonly grabbed: PersistentMap<string, Grabbed>;
  /** the account, by keyed hash of its device */
  readonly devices: PersistentMap<string, string>;
  readonly packets: number;
  /** 1/10,000 gem */
  readonly issued: number;
  readonly closed: (EventData<typeof RainClosed> & Happened) | undefined;
  readonly cancelled: (EventData<typeof RainCancelled> & Happened) | undefined;
  readonly ended: (EventData<typeof RainEnded> & Happened) | undefined;
}

export type RainPhase = 'none' | 'announced' | 'sealed' | 'drawn' | 'closed' | 'cancelled' | 'ended';

export const NO_RAIN: Rain = {
  announced: undefined,
  sealed: undefined,
  drawn: undefined,
  grabbed: PersistentMap(),
  devices: PersistentMap(),
  packets: 0,
  issued: 0,
  closed: undefined,
  cancelled: undefined,
  ended: undefined,
};

const RAIN_BYTES = 4_000;
const PLAYER_BYTES = 300;
const PACKET_BYTES = 8;

interface Meta {
  readonly stream: string;
  readonly version: number;
  readonly time: number;
}
const happened = ({ stream, version, time }: Meta): Happened => ({ place: placeOf(stream, version), time });

export const rain: Fold<Rain> = foldOf<Rain>(
  NO_RAIN,
  [
    on(RainAnnounced, (state, data, meta) => ({ ...state, announced: { ...data, ...happened(meta) } })),
    on(RainSealed, (state, data, meta) => ({ ...state, sealed: { ...data, ...happened(meta) } })),
    on(RainDrawn, (state, data, meta) => ({ ...state, drawn: { ...data, ...happened(meta) } })),
    on(PacketsGrabbed, (state, { packets }) => withPackets(state, packets)),
    on(RainClosed, (state, data, meta) => ({ ...state, closed: { ...data, ...happened(meta) } })),
    on(RainCancelled, (state, data, meta) => ({ ...state, cancelled: { ...data, ...happened(meta) } })),
    on(RainEnded, (state, data, meta) => ({ ...state, ended: { ...data, ...happened(meta) } })),
  ],
  {
    weigh: ({ grabbed, packets }) => RAIN_BYTES + grabbed.size * PLAYER_BYTES + packets * PACKET_BYTES,
  },
);

/** Returns a rain with more packets grabbed. */
export function withPackets(state: Rain, packets: EventData<typeof PacketsGrabbed>['packets']): Rain {
  return {
    ...state,
    packets: state.packets + packets.length,
    issued: packets.reduce((sum, { amount }) => sum + amount, state.issued),
    devices: state.devices.withMutations((all) => {
      for (const { player, device } of packets) if (device !== null) all.set(device, player);
    }),
    grabbed: state.grabbed.withMutations((all) => {
      for (const { player, amount } of packets)
        all.set(player, { amounts: [...(all.get(player)?.amounts ?? []), amount] });
    }),
  };
}

/** Returns how many packets a player has. */
export const countOf = ({ grabbed }: Rain, player: string): number =>
  grabbed.get(player)?.amounts.length ?? 0;

/** Returns the phase of a rain. */
export function rainPhaseOf({ announced, sealed, drawn, closed, cancelled, ended }: Rain): RainPhase {
  if (ended !== undefined) return 'ended';
  if (cancelled !== undefined) return 'cancelled';
  if (closed !== undefined) return 'closed';
  if (drawn !== undefined) return 'drawn';
  if (sealed !== undefined) return 'sealed';
  return announced === undefined ? 'none' : 'announced';
}

/** Returns what is left of a rain's total, 1/10,000 gem. */
export const leftOf = ({ announced, issued }: Rain): number => (announced?.terms.total ?? 0) - issued;

/** Returns the sum of amounts. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
