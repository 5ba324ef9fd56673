// Battles: several players open the same boxes, and one published rule says who gets it all.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { cancelBattle } from './cancel-battle.ts';
import { createBattle } from './create-battle.ts';
import { drawBattle } from './draw-battle.ts';
import { endBattle } from './end-battle.ts';
import { BattleCreated, events, measures } from './events.ts';
import { expireBattle } from './expire-battle.ts';
import { finishBattle } from './finish-battle.ts';
import { nextActions as battleActions } from './flow.ts';
import { grantLoot } from './grant-loot.ts';
import { invitePlayer } from './invite-player.ts';
import { joinBattle } from './join-battle.ts';
import { muteInvitations } from './mute-invitations.ts';
import { openBattle } from './open-battle.ts';
import { battles as fold, nextActions as stakeActions } from './player.ts';
import { releaseSeat } from './release-seat.ts';
import { sealBattle } from './seal-battle.ts';
import { BATTLE_TERMS } from './settings/events.ts';
import { settleSeat } from './settle-seat.ts';
import { battle } from './state.ts';
import { takeSeat } from './take-seat.ts';
import { voidBattle } from './void-battle.ts';

export * from './events.ts';
export { BATTLE_TERMS, type BattleRules } from './settings/events.ts';
export {
  type Battle,
  type BattlePhase,
  type DrawnItem,
  type Gain,
  NO_BATTLE,
  type TakenSeat,
  battlePhaseOf,
  gainsOf,
  hashedTerms,
} from './state.ts';
export { type Battles, INVITES_MAX, INVITES_MS, type SeatStake, seatStep } from './player.ts';
export { BATTLES_PORT } from './flow.ts';
export { DECIDE_MS, PACE_MS, REEL_MS, showOf, shownRounds } from './times.ts';
export {
  type BoxOnSale,
  type CreateBattleContext,
  type CreateBattleRejection,
  SEATINGS,
  createBattle,
} from './create-battle.ts';
export { type JoinBattleContext, type JoinBattleRejection, joinBattle } from './join-battle.ts';
export { openBattle } from './open-battle.ts';
export { type SeatNow, type TakeSeat, type TakeSeatContext, takeSeat } from './take-seat.ts';
export { type CancelBattleRejection, cancelBattle } from './cancel-battle.ts';
export { expireBattle } from './expire-battle.ts';
export { sealBattle } from './seal-battle.ts';
export { voidBattle } from './void-battle.ts';
export { drawBattle } from './draw-battle.ts';
export { finishBattle } from './finish-battle.ts';
export { settleSeat } from './settle-seat.ts';
export { releaseSeat } from './release-seat.ts';
export { grantLoot } from './grant-loot.ts';
export { endBattle } from './end-battle.ts';
export { type InvitePlayerRejection, invitePlayer, invitesLeft } from './invite-player.ts';
export { muteInvitations } from './mute-invitations.ts';

export const battles = defineSlice({
  name: 'battles',
  events,
  player: playerPart(fold, { nextActions: stakeActions }),
  streams: {
    battle: defineStream({
      fold: battle,
      id: /^[0-9a-f]{12}$/,
      begins: BattleCreated,
      nextActions: battleActions,
    }),
  },
  commands: {
    'create-battle': createBattle,
    'join-battle': joinBattle,
    'open-battle': openBattle,
    'take-seat': takeSeat,
    'cancel-battle': cancelBattle,
    'expire-battle': expireBattle,
    'seal-battle': sealBattle,
    'void-battle': voidBattle,
    'draw-battle': drawBattle,
    'finish-battle': finishBattle,
    'settle-seat': settleSeat,
    'release-seat': releaseSeat,
    'grant-loot': grantLoot,
    'end-battle': endBattle,
    'invite-player': invitePlayer,
    'mute-invitations': muteInvitations,
  },
  measures,
  rules: [BATTLE_TERMS],
  audit,
});
