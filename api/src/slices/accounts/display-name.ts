import { avatarPath, framePath } from '@skins/fixtures/art';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';

const PLAYER = { zh: '玩家', en: 'Player ', ru: 'Игрок ', vi: 'Người chơi ' };

/** Returns a player's name until they choose one: short, and without personal data. */
export const displayName = (playerId: string, language: Language): string =>
  `${inLanguage(PLAYER, language)}${playerId.slice(0, 4).toUpperCase()}`;

/** Returns the masked name for public lists. */
export const maskedName = (playerId: string): string =>
  `${playerId.slice(0, 1).toUpperCase()}***${playerId.slice(-1)}`;

// The picture uses a hash, so that a public list does not reveal the player id.
const pictureSeed = (playerId: string): string => nativeSha256(playerId).slice(0, 12);

/** Returns the path of a player's avatar. */
export const avatarOf = (playerId: string): string => avatarPath({ seed: pictureSeed(playerId) });

/** Returns the path of the avatar's frame, by VIP level 0 to 10. */
export const frameOf = (playerId: string, level: number): string =>
  framePath({ level, seed: pictureSeed(playerId) });
