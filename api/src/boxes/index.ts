export { boxRoutes } from './routes.ts';
export { BoxViews, type OpenSums, type VersionSums, boxStatistics } from './views.ts';
export { cardOf, faceOf, fractionText } from './presenters.ts';
export { type Staked, observedRtpOf, publishedRtpOf } from './returns.ts';
export { sheetOf, versionOf } from './sheet.ts';
