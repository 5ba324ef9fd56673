export { chooseLanguage, preferences, useLanguage } from './language';
export { joinSessionToNet } from './refusals';
export { useResultsHeld, withholdResults } from './results';
export { enter, keepUserSeed, leave, session, useSession } from './session';
export { store, stored } from './storage';
export { refreshUser, userQuery, useUser } from './user';
