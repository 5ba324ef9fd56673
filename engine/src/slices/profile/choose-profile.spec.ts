import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { accepted, combine } from '../../kernel/index.ts';
import { chooseProfile } from './choose-profile.ts';
import { NOTHING_SHOWN, ProfileChosen } from './events.ts';
import { type Profile, profileOfPlayer } from './state.ts';

const { given } = specify(combine<{ profile: Profile }>({ profile: profileOfPlayer }), chooseProfile);

const LUCK = { ...NOTHING_SHOWN, luck: true };

describe('choose-profile', () => {
  it('shows nothing before a choice', () => {
    expect(given().when(NOTHING_SHOWN, undefined).decision).toEqual(accepted());
  });

  it('shows what was ticked, and hides what was ticked no more', () => {
    const shown = given().when(LUCK, undefined);
    expect(shown.decision).toEqual(accepted(ProfileChosen.of(LUCK)));
    expect(shown.reply).toEqual(LUCK);
    expect(shown.state.profile.shown).toEqual(LUCK);

    const hidden = given(ProfileChosen.of(LUCK)).when(NOTHING_SHOWN, undefined);
    expect(hidden.state.profile.shown).toEqual(NOTHING_SHOWN);
  });

  it('writes nothing if repeated', () => {
    const { decision, reply } = given(ProfileChosen.of(LUCK)).when(LUCK, undefined);

    expect(decision).toEqual(accepted());
    expect(reply).toEqual(LUCK);
  });
});
