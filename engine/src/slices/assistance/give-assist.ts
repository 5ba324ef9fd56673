import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { AssistGiven } from './events.ts';
import type { Assists } from './state.ts';

export interface GiveAssist {
  readonly helper: string;
  /** the player who shared the link */
  readonly helped: string;
  /** keyed hash of the helper's device, 64 hex digits; null if it is unknown */
  readonly device: string | null;
}

interface GiveAssistContext {
  /** true if players may join the room now and need assistance for it */
  readonly asked: boolean;
  /** true if both use one device: then a player would help themselves */
  readonly sameDevice: boolean;
}

/** In order of precedence. */
export type GiveAssistRejection =
  | { readonly code: 'assist-not-asked' }
  | { readonly code: 'assist-self' }
  | { readonly code: 'assist-given' }
  | { readonly code: 'assist-device' };

interface GiveAssistReply {
  readonly helped: string;
}

/** Helps another player into a room: once per room and device, and never oneself (spec 7.10). */
export const giveAssist: Command<
  Assists,
  GiveAssist,
  GiveAssistContext,
  GiveAssistRejection,
  GiveAssistReply
> = {
  name: 'give-assist',
  decide({ helpers, devices }, { helper, helped, device }, { asked, sameDevice }) {
    if (!asked) return rejected({ code: 'assist-not-asked' });
    if (helper === helped || sameDevice) return rejected({ code: 'assist-self' });
    if (helpers.has(helper)) return rejected({ code: 'assist-given' });
    if (device !== null && devices.has(device)) return rejected({ code: 'assist-device' });
    return accepted(AssistGiven.of({ helper, helped, device }));
  },
  reply: (_events, { helped }) => ({ helped }),
};
