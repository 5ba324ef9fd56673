import { type Amount, type Fold, foldOf, on, onMeasure } from '../../kernel/index.ts';
import { NewcomerBoxClaimed, NewcomerDeviceClaimed, NewcomerMoved } from './events.ts';

/** A player's first day. */
export interface Newcomers {
  /** the last status that events tell: 0 registered, 1 the free box is open */
  readonly status: number;
  /** whether the box of the first top-up was opened */
  readonly topUpBox: boolean;
  /** gems bought, less those of reversed payments, in 1/10,000 gem */
  readonly paid: Amount;
}

export const newcomersFold: Fold<Newcomers> = foldOf<Newcomers>({ status: 0, topUpBox: false, paid: 0 }, [
  on(NewcomerBoxClaimed, (state, { box }) =>
    box === 'newcomer-free'
      ? { ...state, status: Math.max(state.status, 1) }
      : { ...state, status: Math.max(state.status, 4), topUpBox: true },
  ),
  on(NewcomerMoved, (state, { status }) => ({ ...state, status })),
  onMeasure('paidIn', (state, amount) => ({ ...state, paid: state.paid + amount })),
  onMeasure('takenBack', (state, amount) => ({ ...state, paid: state.paid - amount })),
]);

/** The account that has its first day by a device. */
export interface NewcomerDevice {
  readonly playerId: string | undefined;
}

export const newcomerDevice: Fold<NewcomerDevice> = foldOf<NewcomerDevice>({ playerId: undefined }, [
  on(NewcomerDeviceClaimed, (_state, { playerId }) => ({ playerId })),
]);
