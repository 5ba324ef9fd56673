// A slice for tests: a coin flip of two players. Each stake is held until the draw, or until the duel expires.
import { defineSlice, defineStream, playerPart } from '../../../engine/src/kernel/index.ts';
import { audit } from './audit.ts';
import { drawDuel } from './draw-duel.ts';
import { endDuel } from './end-duel.ts';
import { DuelOpened, events, measures } from './events.ts';
import { expireDuel } from './expire-duel.ts';
import { nextActions as duelActions } from './flow.ts';
import { openDuel } from './open-duel.ts';
import { releaseStake } from './release-stake.ts';
import { reserveStake } from './reserve-stake.ts';
import { settleStake } from './settle-stake.ts';
import { nextActions as stakeActions, stakes } from './stakes.ts';
import { duel as fold } from './state.ts';
import { joinDuel } from './join-duel.ts';

export { duelStream } from './state.ts';
export { JOIN_MS } from './reserve-stake.ts';

export const duel = defineSlice({
  name: 'duel',
  events,
  player: playerPart(stakes, { nextActions: stakeActions }),
  streams: {
    duel: defineStream({ fold, id: /^[a-z0-9]{1,40}$/, begins: DuelOpened, nextActions: duelActions }),
  },
  commands: {
    'reserve-stake': reserveStake,
    'open-duel': openDuel,
    'join-duel': joinDuel,
    'draw-duel': drawDuel,
    'expire-duel': expireDuel,
    'settle-stake': settleStake,
    'release-stake': releaseStake,
    'end-duel': endDuel,
  },
  measures,
  rules: [],
  audit,
});
