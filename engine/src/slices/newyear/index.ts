// Seasons, new year first: radishes are earned by plays and spent on a lottery, with milestones beside it (decision 044).
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { drawSeason } from './draw-season.ts';
import { SEASON, events, measures } from './events.ts';
import { reachSeasonMilestone } from './reach-season-milestone.ts';
import { newYearFold } from './state.ts';

export {
  SEASON,
  SEASON_DEEDS,
  Season,
  type SeasonAct,
  type SeasonDeed,
  SeasonDrawn,
  SeasonMilestoneReached,
  type SeasonPrize,
} from './events.ts';
export { type NewYear, partIn } from './state.ts';
export { type ActEarned, type SeasonTerms, earnedByAct, earnedIn, seasonAt, seasonsOf } from './season.ts';
export { type Prices, radishBound, shareOfAct, worthOf, worthOfDraw } from './worth.ts';
export {
  type DrawSeason,
  type DrawSeasonContext,
  type DrawSeasonRejection,
  drawSeason,
  prizeAt,
} from './draw-season.ts';
export {
  type ReachSeasonMilestone,
  type ReachSeasonMilestoneContext,
  type ReachSeasonMilestoneRejection,
  reachSeasonMilestone,
} from './reach-season-milestone.ts';

export const newyear = defineSlice({
  name: 'newyear',
  events,
  player: playerPart(newYearFold),
  streams: {},
  commands: { 'draw-season': drawSeason, 'reach-season-milestone': reachSeasonMilestone },
  measures,
  rules: [SEASON],
  audit,
});
