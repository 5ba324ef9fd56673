import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { player } from '../../../../test/battles/sample-battles.ts';
import { InvitationsMuted } from './events.ts';
import { muteInvitations } from './mute-invitations.ts';

const { given } = specify(player, muteInvitations);

it('takes a choice, and writes nothing if nothing changes', () => {
  const muted = InvitationsMuted.of({ muted: true });
  expect(given().when({ muted: true }, undefined)).toMatchObject({ events: [muted], reply: { muted: true } });
  expect(given(muted).when({ muted: true }, undefined).decision).toEqual(accepted());
  expect(given().when({ muted: false }, undefined).decision).toEqual(accepted());
});
