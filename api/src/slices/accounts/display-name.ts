import { avatarPath, framePath } from '@skins/fixtures/art';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';

const PLAYER = { zh: '玩家', en: 'Player ', ru: 'Игрок ', vi: 'Người chơi ' };

/** What a player is called until a name is chosen: short, and saying nothing of the person. */
export const displayName = (playerId: string, language: Language): string =>
  `${inLanguage(PLAYER, language)}${playerId.slice(0, 4).toUpperCase()}`;

/** A name as strangers see it in public lists. */
export const maskedName = (playerId: string): string =>
  `${playerId.slice(0, 1).toUpperCase()}***${playerId.slice(-1)}`;

// Drawn from a hash, so that a picture in a public list does not name the player.
const pictureSeed = (playerId: string): string => nativeSha256(playerId).slice(0, 12);

/** Path of a player's avatar. */
export const avatarOf = (playerId: string): string => avatarPath({ seed: pictureSeed(playerId) });

/** Path of the frame around it, by VIP level 0 to 10. */
export const frameOf = (playerId: string, level: number): string =>
  framePath({ level, seed: pictureSeed(playerId) });
