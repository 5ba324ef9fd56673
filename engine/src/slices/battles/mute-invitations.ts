import { type Command, accepted } from '../../kernel/index.ts';
import { InvitationsMuted } from './events.ts';
import type { Battles } from './player.ts';

interface MuteInvitations {
  readonly muted: boolean;
}

/** Takes no invitations to battles, or takes them again. Writes nothing if nothing changes. */
export const muteInvitations: Command<
  { readonly battles: Battles },
  MuteInvitations,
  unknown,
  never,
  MuteInvitations
> = {
  name: 'mute-invitations',
  decide: ({ battles }, { muted }) =>
    battles.muted === muted ? accepted() : accepted(InvitationsMuted.of({ muted })),
  reply: (_events, { muted }) => ({ muted }),
};
