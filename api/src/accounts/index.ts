export { accountRoutes } from './routes.ts';
export { avatarOf, displayName, maskedName } from './display-name.ts';
export { hashPassword, passwordMatches } from './password.ts';
export { PersonalData, maskedPhone } from './personal-data.ts';
export { Registrar } from './registration.ts';
export { Sessions, type SubjectKind, type TokenState } from './sessions.ts';
export { countPlayers } from './views.ts';
