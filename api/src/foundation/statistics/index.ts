// Results of plays compared with what their rules promise, for any game.
export { type Cell, chiSquareOf } from './chi-square.ts';
export { type Played, bandAround, compare } from './comparison.ts';
export { fractionText } from './fraction-text.ts';
export { measuresOf } from './measures.ts';
export type { Play, PlaySums, RulesSums } from './play.ts';
export { playStatistics } from './play-statistics.ts';
export { playTables, preparePlaySums } from './play-tables.ts';
export { PlayViews } from './play-views.ts';
export { type PlayedSubject, type ReturnTest, SUSPICIOUS, bySubject, testReturns } from './return-test.ts';
export { type Staked, observedRtpOf, publishedRtpOf } from './returns.ts';
