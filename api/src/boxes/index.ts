export { boxRoutes } from './routes.ts';
export { BoxViews, type OpenSums, boxStatistics } from './views.ts';
export { cardOf, faceOf } from './presenters.ts';
export { sheetOf, versionOf } from './sheet.ts';
