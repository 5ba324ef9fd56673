export { leaveFor, maintenancePage } from './away';
export { logOut } from './log-out';
export { chooseLanguage, preferences, useLanguage, useOfferWaits, useOfferedLanguage } from './language';
export { chooseLight, lightChoices, useLight } from './light';
export { joinSessionToNet } from './refusals';
export { enter, keepUserSeed, leave, session, usePlayersGone, useSession } from './session';
export { bringSpreadCode, broughtSpreadCode } from './spread-code';
export { store, stored } from './storage';
export { refreshUser, userQuery, useUser, useUserKnown } from './user';
