// Daily rankings: the highest multiple per player, closed at midnight, with prizes paid out of the log.
import { defineSlice, defineStream } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { closeRanking } from './close-ranking.ts';
import { endRanking } from './end-ranking.ts';
import { RANKINGS, RankingClosed, events, measures } from './events.ts';
import { nextActions } from './flow.ts';
import { payRankPrize } from './pay-rank-prize.ts';
import { releasePrizes } from './release-prizes.ts';
import { ranking } from './state.ts';

export {
  BOARDS,
  type Board,
  DUE_AFTER_MS,
  LANDED_MS,
  MULTIPLE_UNITS,
  PAYS_AFTER_MS,
  PrizesReleased,
  RANKINGS,
  RANK_PLACES,
  RankPrizePaid,
  RankPrizeWithheld,
  RankingClosed,
  RankingEnded,
  type Rankings,
  SHARE_UNITS,
  WITHHELD_REASONS,
  type WithheldReason,
  rankingBegun,
  rankingStream,
} from './events.ts';
export { addedEdge, boxEdgeOf, boxMultipleOf, prizesOf, upgradeScoreOf } from './score.ts';
export { type Ranking } from './state.ts';
export {
  type CloseRanking,
  type CloseRankingContext,
  type CloseRankingRejection,
  closeRanking,
} from './close-ranking.ts';
export { releasePrizes } from './release-prizes.ts';
export { payRankPrize } from './pay-rank-prize.ts';
export { endRanking } from './end-ranking.ts';

export const rankings = defineSlice({
  name: 'rankings',
  events,
  player: { none: 'a player’s best plays are counted in a list, and prizes are in the wallet' },
  streams: {
    ranking: defineStream({
      fold: ranking,
      id: /^(box|upgrade)-(0|[1-9][0-9]{0,6})$/,
      begins: RankingClosed,
      nextActions,
    }),
  },
  commands: {
    'close-ranking': closeRanking,
    'release-prizes': releasePrizes,
    'pay-rank-prize': payRankPrize,
    'end-ranking': endRanking,
  },
  measures,
  rules: [RANKINGS],
  audit,
});
