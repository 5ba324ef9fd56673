export { boxRoutes } from './routes.ts';
export { BoxViews } from './questions.ts';
export { cardOf, faceOf } from './presenters.ts';
export { sheetOf, versionOf } from './sheet.ts';
