// Results of plays compared with what their rules promise, for any game.
export { type Cell, chiSquareOf } from './chi-square.ts';
export { bandAround, compare } from './comparison.ts';
export { fractionText } from './fraction-text.ts';
export type { PlaySums, RulesSums } from './play.ts';
export { PlayViews } from './play-views.ts';
export { type PlayedSubject, type ReturnTest, bySubject, testReturns } from './return-test.ts';
export { observedRtpOf } from './returns.ts';
