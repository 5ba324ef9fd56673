import {
  type Action,
  type EventData,
  type Fold,
  foldOf,
  on,
  placeOf,
  stepId,
  streamOf,
} from '../../kernel/index.ts';
import { type HeldStake, type Stake, withoutStake } from '../props/index.ts';
import {
  BATTLE_CARD,
  InvitationSent,
  InvitationsMuted,
  SeatReleased,
  SeatReserved,
  SeatSettled,
} from './events.ts';

/** A stake held for a seat of a battle. */
export interface SeatStake extends HeldStake {
  readonly asked: Pick<EventData<typeof SeatReserved>, 'userSeed' | 'device' | 'terms'>;
}

/** A player's part in battles. */
export interface Battles {
  readonly held: readonly SeatStake[];
  /** times of the latest invitations, milliseconds since 1970 */
  readonly invited: readonly number[];
  /** takes no invitations */
  readonly muted: boolean;
}

/** Invitations that a player may send in a time. */
export const INVITES_MAX = 5;
export const INVITES_MS = 600_000;

const STAKE_BYTES = 600;

export const battles: Fold<Battles> = foldOf<Battles>(
  { held: [], invited: [], muted: false },
  [
    on(
      SeatReserved,
      (state, { battle: stream, gems, card, due: endsBy, ...asked }, { stream: own, version }) => {
        const { userSeed, device, terms } = asked;
        const stake: Stake = card ? { prop: BATTLE_CARD } : { gems };
        const place = placeOf(own, version);
        const one: SeatStake = { place, stake, stream, endsBy, asked: { userSeed, device, terms } };
        return { ...state, held: [...state.held, one] };
      },
    ),
    on(SeatSettled, (state, { reserved }) => ({ ...state, held: withoutStake(state.held, reserved) })),
    on(SeatReleased, (state, { reserved }) => ({ ...state, held: withoutStake(state.held, reserved) })),
    on(InvitationSent, (state, _data, { time }) => ({
      ...state,
      invited: [...state.invited, time].slice(-INVITES_MAX),
    })),
    on(InvitationsMuted, (state, { muted }) => ({ ...state, muted })),
  ],
  { weigh: ({ held }) => held.length * STAKE_BYTES },
);

/** Returns the next actions: each stake asks for its seat, and is released if the battle refuses it. */
export const nextActions = ({ held }: Battles): readonly Action[] => held.map(seated);

/** Returns the id of the step with which a stake asks for its seat. */
export const seatStep = (reserved: string): string => stepId(reserved, 1);

function seated({ place, stream, asked: { userSeed, device, terms } }: SeatStake): Action {
  const input = { reserved: place, userSeed, device };
  return {
    do: 'command',
    id: seatStep(place),
    stream,
    ...(terms === null ? { name: 'take-seat', input } : { name: 'open-battle', input: { ...input, terms } }),
    refused: {
      do: 'command',
      id: stepId(place, 2),
      stream: streamOf(place),
      name: 'release-seat',
      input: { reserved: place, cause: null },
    },
  };
}
