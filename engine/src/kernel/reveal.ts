import { type Static, Type } from 'typebox';
import { closed } from './event.ts';

/** 64 lower-case hex digits of SHA-256. */
export const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const UserSeed = Type.String({ pattern: '^[A-Za-z0-9]{1,16}$' });
export const ChainId = Type.Integer({ minimum: 1 });

/** The two seeds of one roll, public from now on. Part of every event that rolls (decision 004). */
export const Reveal = closed({
  chainId: ChainId,
  index: Type.Integer({ minimum: 1, description: 'in its chain, from 1' }),
  userSeed: UserSeed,
  serverSeed: Hash,
});
export type Reveal = Static<typeof Reveal>;
