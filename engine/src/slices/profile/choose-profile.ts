import { type Command, accepted, canonicalJson } from '../../kernel/index.ts';
import { ProfileChosen, type Shown } from './events.ts';
import type { Profile } from './state.ts';

/** Chooses what others see on the player's page. Writes nothing if that is in force already. */
export const chooseProfile: Command<{ profile: Profile }, Shown, unknown, never, Shown> = {
  name: 'choose-profile',
  decide: ({ profile }, shown) =>
    canonicalJson(profile.shown) === canonicalJson(shown) ? accepted() : accepted(ProfileChosen.of(shown)),
  reply: (_events, shown) => shown,
};
