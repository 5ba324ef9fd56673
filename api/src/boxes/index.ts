export { boxRoutes } from './routes.ts';
export { BoxViews, type OpenSums, boxStatistics } from './views.ts';
export { cardOf, faceOf } from './presenters.ts';
export { type Staked, publishedRtpOf } from './published-rtp.ts';
export { sheetOf, versionOf } from './sheet.ts';
