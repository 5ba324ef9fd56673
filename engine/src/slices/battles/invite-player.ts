import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { InvitationSent } from './events.ts';
import { type Battles, INVITES_MAX, INVITES_MS } from './player.ts';

interface InvitePlayer {
  readonly battle: string;
  readonly to: string;
}

interface InvitePlayerContext extends Pick<Moment, 'time'> {
  /** whether the invited player takes no invitations */
  readonly muted: boolean;
}

/** In order of precedence. */
export type InvitePlayerRejection =
  | { readonly code: 'invitee-muted' }
  /** milliseconds since 1970 from which the next one may be sent */
  | { readonly code: 'invites-spent'; readonly next: number };

/** Invites somebody to a battle, a few times in ten minutes. */
export const invitePlayer: Command<
  { readonly battles: Battles },
  InvitePlayer,
  InvitePlayerContext,
  InvitePlayerRejection,
  null
> = {
  name: 'invite-player',
  decide({ battles: { invited } }, { battle, to }, { time, muted }) {
    if (muted) return rejected({ code: 'invitee-muted' });
    const next = invited.length < INVITES_MAX ? 0 : (invited[0] ?? 0) + INVITES_MS;
    if (time < next) return rejected({ code: 'invites-spent', next });
    return accepted(InvitationSent.of({ battle, to }));
  },
  reply: () => null,
};

/** Returns how many invitations a player may send now. */
export const invitesLeft = ({ invited }: Battles, time: number): number =>
  INVITES_MAX - invited.filter((at) => time < at + INVITES_MS).length;
