import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { PlatformBound } from './events.ts';
import type { Identity } from './state.ts';

export interface BindPlatform {
  /** keyed hash of a platform account that is claimed for the player */
  readonly login: string;
}

export interface PlatformKnown {
  readonly code: 'platform-known';
}

/** Lets a player log in with an account of the game platform, permanently the same one. Writes nothing if repeated. */
export const bindPlatform: Command<
  { readonly identity: Identity },
  BindPlatform,
  unknown,
  PlatformKnown,
  null
> = {
  name: 'bind-platform',
  decide({ identity }, { login }) {
    if (identity.platform === login) return accepted();
    if (identity.platform !== undefined) return rejected({ code: 'platform-known' });
    return accepted(PlatformBound.of({ login }));
  },
  reply: () => null,
};
