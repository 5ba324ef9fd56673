import { Type } from 'typebox';
import { Place, closed, defineEvent, measured } from '../../../engine/src/kernel/index.ts';

/** A million gems. */
export const STAKE_MAX = 10_000_000_000;

const DuelStream = Type.String({ pattern: '^duel-[a-z0-9]{1,40}$' });
const PlayerId = Type.String({ pattern: '^[a-z0-9]{1,40}$' });
const Stake = Type.Integer({ minimum: 1, maximum: STAKE_MAX, description: '1/10,000 gem' });
const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});

// In the player's stream.

/** Gems are held for a seat of a duel: who has the first opens it, who has the second joins it. */
export const StakeReserved = defineEvent(
  'StakeReserved',
  closed({
    duel: DuelStream,
    seat: Type.Enum(['first', 'second']),
    stake: Stake,
    /** the end of the time to join; of a second seat, which is taken at once or not at all, its own time */
    due: Time,
  }),
);

/** A duel was drawn, and the stake held for it is won or lost. */
export const StakeSettled = defineEvent(
  'StakeSettled',
  closed({
    reserved: Place,
    /** the event that decided it */
    cause: Place,
    stake: Stake,
    won: Type.Integer({ minimum: 0, maximum: 2 * STAKE_MAX, description: '1/10,000 gem; both stakes, or 0' }),
  }),
);

/** The stake came back whole: the duel expired, or the seat was refused, which nothing decided. */
export const StakeReleased = defineEvent(
  'StakeReleased',
  closed({ reserved: Place, cause: Type.Union([Place, Type.Null()]) }),
);

// In the duel's stream.

export const DuelOpened = defineEvent(
  'DuelOpened',
  closed({ reserved: Place, playerId: PlayerId, stake: Stake, joinBy: Time }),
);

export const DuelJoined = defineEvent('DuelJoined', closed({ reserved: Place, playerId: PlayerId }));

export const DuelDrawn = defineEvent(
  'DuelDrawn',
  closed({
    /** the place of the winner's reservation */
    winner: Place,
  }),
);

/** Nobody joined in time. */
export const DuelExpired = defineEvent('DuelExpired', closed({}));

/** All stakes went where they had to. */
export const DuelEnded = defineEvent('DuelEnded', closed({ opened: Place }));

export const measures = [
  measured(StakeReserved, { begins: () => 'play', opens: ({ due }) => due }),
  measured(StakeSettled, {
    plays: () => 1,
    staked: ({ stake }) => stake,
    returned: ({ won }) => won,
    closes: ({ reserved }) => reserved,
  }),
  measured(StakeReleased, { closes: ({ reserved }) => reserved }),
  measured(DuelOpened, { opens: ({ joinBy }) => joinBy }),
  measured(DuelEnded, { closes: ({ opened }) => opened }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = {
  StakeReserved,
  StakeSettled,
  StakeReleased,
  DuelOpened,
  DuelJoined,
  DuelDrawn,
  DuelExpired,
  DuelEnded,
};
