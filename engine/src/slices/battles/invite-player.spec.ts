import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import { NOW, STREAM, player } from '../../../../test/battles/sample-battles.ts';
import { InvitationSent } from './events.ts';
import { invitePlayer, invitesLeft } from './invite-player.ts';
import { INVITES_MS } from './player.ts';

const { given } = specify(player, invitePlayer);
const SENT = InvitationSent.of({ battle: STREAM, to: 'ben00000' });
const FIVE = Array.from({ length: 5 }, () => SENT);

it('invites five times in ten minutes', () => {
  const first = given().when({ battle: STREAM, to: 'ben00000' }, { time: NOW, muted: false });
  expect(first.decision).toEqual(accepted(SENT));
  const sixth = given(...FIVE).when({ battle: STREAM, to: 'ben00000' }, { time: 6_000, muted: false });
  expect(sixth.decision).toMatchObject({ rejection: { code: 'invites-spent', next: 1_000 + INVITES_MS } });
  const later = { time: 1_000 + INVITES_MS, muted: false };
  expect(given(...FIVE).when({ battle: STREAM, to: 'ben00000' }, later).decision.kind).toBe('accepted');
  expect(invitesLeft(foldAll(player, FIVE).battles, later.time)).toBe(1);
});

it('invites nobody who takes no invitations', () => {
  const { decision } = given().when({ battle: STREAM, to: 'ben00000' }, { time: NOW, muted: true });
  expect(decision).toMatchObject({ rejection: { code: 'invitee-muted' } });
});
