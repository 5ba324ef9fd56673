import {
  AGREEMENT,
  GRANTS,
  LoginBound,
  LoginClaimed,
  LoginGivenUp,
  LoginReleased,
  LoginUnbound,
  PlayerRegistered,
  TextsAgreed,
  accounts as slice,
  agreedIn,
  playerStream,
} from '@skins/engine/accounts';
import { PlayerErased } from '@skins/engine/erasure';
import { rulesHashOf } from '@skins/engine/fairness';
import { playerActor } from '@skins/engine/kernel';
import { RulesPublished } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { FEATURE_SWITCHES } from '@skins/engine/stops';
import * as fc from 'fast-check';
import { appended, both, edited, moved, without } from '../kit/forge.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { erasing, givingUp } from '../erasure/orders.ts';
import { ANNA, BEN, CLEO, begin, enterClaimed } from '../kit/platform.ts';
import { copied, endingWith } from '../kit/splices.ts';
import {
  agreeing,
  bind,
  claim,
  isOpenAt,
  loginOf,
  register,
  release,
  revising,
  switchRegistration,
  unbind,
} from './orders.ts';

/** A player who claimed a login and never registered. */
const CUT_OFF = 'cut00000';

/** Switches that close registration. */
const SHUT = { off: [], registration: false };
const closing = { content: SHUT, hash: rulesHashOf(FEATURE_SWITCHES.name, SHUT) };
const ofAgreement = { where: ({ name }: { name: string }) => name === AGREEMENT.name };
const agreed = { hash: 'a'.repeat(64), language: 'zh' as const, shown: true };
const ofGrants = { where: ({ name }: { name: string }) => name === GRANTS.name };

export const accounts: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    PlayerRegistered: [
      { playerId: ANNA, invitedBy: null, agreed },
      { playerId: ANNA, invitedBy: BEN, agreed: null },
    ],
    TextsAgreed: [{ hash: 'b'.repeat(64), language: 'vi' }],
    LoginClaimed: [{ kind: 'phone', playerId: ANNA }],
    LoginReleased: [{ kind: 'phone', playerId: ANNA }],
    LoginBound: [{ kind: 'phone', playerId: ANNA, former: loginOf('1') }],
    LoginUnbound: [{ kind: 'phone', playerId: ANNA, bound: `${loginOf('3')}#1` }],
    LoginGivenUp: [{ kind: 'phone', playerId: ANNA }],
  },
  former: {
    'PlayerRegistered@1': [{ playerId: ANNA }],
    'PlayerRegistered@2': [{ playerId: ANNA, invitedBy: BEN }],
  },
  slow: {},
  play(world) {
    begin(world);
    world.must(claim('1', ANNA));
    enterClaimed(world, ANNA, 100);
    // The first claim was interrupted and retried under another command id.
    world.must(claim('2', CUT_OFF));
    world.must(release('2', CUT_OFF));
    world.must(claim('2', BEN));
    enterClaimed(world, BEN, 0, ANNA);
    // The terms change, and Ben agrees again.
    world.must(agreeing(BEN, revising(world, 41)));
    // Anna changes to another number.
    world.must(bind('3', ANNA, '1'));
    world.must(unbind('1', ANNA, `${loginOf('3')}#1`));
    // Anna is erased. The number registers again and gets no second grant.
    world.must(erasing(ANNA, { phone: '3' }));
    world.must(givingUp('3', ANNA));
    world.must(claim('3', CLEO));
    world.must(register(CLEO, { digit: '3' }));
  },
  forgeries: {
    login: [
      appended(LoginBound, () => ({ stream: loginOf('2') })),
      appended(LoginClaimed, () => ({})),
      appended(LoginReleased, () => ({})),
      appended(LoginReleased, ({ data }) => ({
        stream: loginOf('3'),
        data: { ...Object(data), playerId: ANNA },
      })),
      without(LoginReleased),
      edited(LoginReleased, () => ({ playerId: ANNA })),
      appended(LoginGivenUp, () => ({})),
      edited(LoginGivenUp, () => ({ playerId: BEN })),
      without(LoginGivenUp),
      // An erased player whose login belongs to another player.
      both(
        appended(PlayerErased, () => ({ stream: playerStream(BEN), actor: playerActor(BEN) })),
        appended(LoginGivenUp, ({ data }) => ({ data: { ...Object(data), playerId: BEN } })),
      ),
    ],
    binding: [
      // Somebody who is no player, another player, and the own place.
      both(
        edited(LoginBound, () => ({ playerId: 'nobody00' })),
        moved(LoginBound, () => ({ actor: playerActor('nobody00') })),
        endingWith(LoginBound),
      ),
      both(
        moved(LoginBound, () => ({ actor: playerActor(BEN) })),
        endingWith(LoginBound),
      ),
      both(
        edited(LoginBound, () => ({ former: loginOf('3') })),
        endingWith(LoginBound),
      ),
      edited(LoginBound, () => ({ playerId: 'nobody00' })),
      moved(LoginBound, () => ({ actor: `player:${BEN}` })),
      edited(LoginBound, () => ({ former: loginOf('3') })),
      edited(LoginUnbound, () => ({ playerId: BEN })),
      edited(LoginUnbound, () => ({ bound: `${loginOf('4')}#1` })),
      // Another player takes the place.
      both(
        edited(LoginBound, () => ({ playerId: BEN })),
        moved(LoginBound, () => ({ actor: `player:${BEN}` })),
      ),
      // An unbinding for a player who keeps both logins.
      appended(LoginUnbound, () => ({ stream: loginOf('3') })),
    ],
    invitation: [
      edited(PlayerRegistered, () => ({ invitedBy: 'nobody00' })),
      edited(PlayerRegistered, () => ({ invitedBy: ANNA })),
      edited(PlayerRegistered, () => ({ invitedBy: BEN })),
    ],
    agreement: [
      edited(PlayerRegistered, () => ({ agreed: null })),
      edited(PlayerRegistered, () => ({ agreed: { ...agreed, language: 'en' as const } })),
      // The hash of another language's texts, and texts that are no longer in force.
      edited(TextsAgreed, () => ({ language: 'zh' as const })),
      edited(TextsAgreed, () => ({ hash: agreedIn(AGREEMENT.first, 'ru').hash })),
      // No texts are in force when players register.
      both(without(RulesPublished, ofAgreement), without(RulesPublished, ofAgreement)),
    ],
    'open-registration': [
      edited(RulesPublished, () => closing, {
        where: ({ name, version }) => name === FEATURE_SWITCHES.name && version === 1,
      }),
    ],
    'new-player': [
      // No grant rules are in force when players register.
      both(without(RulesPublished, ofGrants), without(RulesPublished, ofGrants)),
    ],
    registration: [
      edited(PlayerRegistered, () => ({ playerId: BEN })),
      // Another player, whose login is claimed already.
      both(
        copied([LoginClaimed, { where: ({ playerId }) => playerId === BEN }], [PlayerRegistered]),
        edited(PlayerRegistered, () => ({ playerId: BEN })),
      ),
      appended(PlayerRegistered, () => ({})),
      without(LoginClaimed),
      edited(LoginClaimed, () => ({ playerId: CLEO })),
    ],
  },
  harmless: [
    {
      change: /^LoginClaimed stream$/,
      why: 'who logs in with what is known beside the log',
    },
  ],
  late: [
    {
      change: /^LoginBound (stream|data\.former)$/,
      why: 'which login is given up shows when it is, or is not, within the day',
    },
  ],
  unmeasured: { 'demo-grant': 'a gift is no stake, and nobody paid for it' },
  trials: {
    'claim-login': {
      order(world) {
        begin(world);
        return claim('1', ANNA);
      },
      refused: {
        'login-taken': (order, world) => {
          const open = isOpenAt(world, world.time);
          if (!open) switchRegistration(world, 32, true);
          world.must(claim('1', BEN));
          if (!open) switchRegistration(world, 33, false);
          return order;
        },
        'registration-closed': (order, world) => {
          switchRegistration(world, 31, false);
          return order;
        },
      },
    },
    'release-login': {
      order(world) {
        begin(world);
        world.must(claim('1', ANNA));
        return release('1', ANNA);
      },
      refused: {},
    },
    'give-up-login': {
      order(world) {
        begin(world);
        world.must(claim('1', ANNA));
        enterClaimed(world, ANNA, 100);
        world.must(erasing(ANNA, { phone: '1' }));
        return givingUp('1', ANNA);
      },
      refused: {},
    },
    'bind-login': {
      order(world) {
        begin(world);
        world.must(claim('1', ANNA));
        enterClaimed(world, ANNA, 100);
        return bind('3', ANNA, '1');
      },
      refused: {
        'login-taken': (order, world) => {
          world.must(claim('3', BEN));
          return order;
        },
      },
    },
    'unbind-login': {
      order(world) {
        begin(world);
        world.must(claim('1', ANNA));
        enterClaimed(world, ANNA, 100);
        world.must(bind('3', ANNA, '1'));
        return unbind('1', ANNA, `${loginOf('3')}#1`);
      },
      refused: {},
    },
    'agree-texts': {
      order(world) {
        begin(world, { [ANNA]: 100 });
        return agreeing(ANNA, revising(world, 41));
      },
      refused: {
        'texts-changed': (given, world) => {
          revising(world, 42);
          return given;
        },
      },
    },
    'register-player': {
      order(world) {
        begin(world);
        world.must(claim('1', ANNA));
        return register(ANNA);
      },
      refused: {},
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 3,
        values: fc.record({ player }),
        order: ({ player: playerId }) => register(playerId),
      }),
      stepOf({
        weight: 1,
        values: fc.record({ player, login: fc.constantFrom('1', '2') }),
        // For players who have not registered yet.
        order: ({ player, login }) => claim(login, `later${player}`.slice(0, 40)),
      }),
      stepOf({
        weight: 1,
        values: fc.record({ player, login: fc.constantFrom('1', '2') }),
        order: ({ player, login }) => release(login, player),
      }),
    ],
  },
};
