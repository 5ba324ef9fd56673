// Red-packet rain: the house reserves a total, packets fall for a time, and players grab them.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { announceRain } from './announce-rain.ts';
import { audit } from './audit.ts';
import { cancelRain } from './cancel-rain.ts';
import { closeRain } from './close-rain.ts';
import { creditPackets } from './credit-packets.ts';
import { drawRain } from './draw-rain.ts';
import { endRain } from './end-rain.ts';
import { RainAnnounced, events, measures } from './events.ts';
import { nextActions } from './flow.ts';
import { grabPackets } from './grab-packets.ts';
import { joinRain } from './join-rain.ts';
import { redpackets as fold } from './player.ts';
import { sealRain } from './seal-rain.ts';
import { RED_PACKETS } from './settings/events.ts';
import { rain } from './state.ts';

export * from './events.ts';
export { RED_PACKETS, type RedPacketRules } from './settings/events.ts';
export { NO_RAIN, type Rain, type RainPhase, countOf, leftOf, rainPhaseOf, sumOf } from './state.ts';
export { type RedPackets, joinedAt } from './player.ts';
export { RAINS_PORT } from './flow.ts';
export { ANNOUNCE_BEFORE_MS, ANNOUNCE_EARLIEST_MS, COUNTDOWN_MS } from './times.ts';
export {
  type AnnounceRainContext,
  type AnnounceRainRejection,
  announceRain,
  houseMinute,
} from './announce-rain.ts';
export { sealRain } from './seal-rain.ts';
export { drawRain } from './draw-rain.ts';
export { cancelRain } from './cancel-rain.ts';
export { type JoinRainContext, type JoinRainRejection, joinRain } from './join-rain.ts';
export {
  type Ask,
  type GrabFault,
  type RainFault,
  grabFault,
  grabPackets,
  rainFault,
} from './grab-packets.ts';
export { closeRain } from './close-rain.ts';
export { creditPackets } from './credit-packets.ts';
export { endRain } from './end-rain.ts';

export const redpackets = defineSlice({
  name: 'redpackets',
  events,
  player: playerPart(fold),
  streams: {
    rain: defineStream({ fold: rain, id: /^[0-9a-f]{12}$/, begins: RainAnnounced, nextActions }),
  },
  commands: {
    'announce-rain': announceRain,
    'seal-rain': sealRain,
    'draw-rain': drawRain,
    'cancel-rain': cancelRain,
    'join-rain': joinRain,
    'grab-packets': grabPackets,
    'close-rain': closeRain,
    'credit-packets': creditPackets,
    'end-rain': endRain,
  },
  measures,
  rules: [RED_PACKETS],
  audit,
});
