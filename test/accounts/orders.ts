import { nativeSha256 } from '@skins/api/foundation/secrets';
import {
  AGREEMENT,
  type AgreedLanguage,
  type Agreement,
  GRANTS,
  accounts,
  agreeTexts,
  agreedIn,
  bindLogin,
  claimLogin,
  languageOfAgreed,
  loginStream,
  playerStream,
  registerPlayer,
  releaseLogin,
  unbindLogin,
} from '@skins/engine/accounts';
import { SYSTEM, UNITS_PER_GEM, invariant, playerActor } from '@skins/engine/kernel';
import { NOTICE_MS, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { FEATURE_SWITCHES } from '@skins/engine/stops';
import { type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';

const SWITCHES_STREAM = rulesStream(FEATURE_SWITCHES.name);
const AGREEMENT_STREAM = rulesStream(AGREEMENT.name);
const GRANTS_STREAM = rulesStream(GRANTS.name);

/** Returns the gems that a new player is granted at a time, in 1/10,000 gem. */
export function grantAt(view: View, time: number): number {
  const inForce = rulesInForce(view.stateOf(rules.streams.rules, GRANTS_STREAM).history, GRANTS, time);
  invariant(inForce !== undefined, 'the first rules are published');
  return inForce.content.newPlayer;
}

/** Returns the texts in force at a time, to which players agree. */
export function agreementAt(view: View, time: number): Agreement {
  const { history } = view.stateOf(rules.streams.rules, AGREEMENT_STREAM);
  const inForce = rulesInForce(history, AGREEMENT, time);
  invariant(inForce !== undefined, 'the first rules are published');
  return inForce.content;
}

/** Returns the stream of a login whose hash repeats one digit. */
export const loginOf = (digit: string): string => loginStream('phone', digit.repeat(64));

interface Registered {
  readonly invitedBy?: string | undefined;
  /** digit that the login's hash repeats; the login may have belonged to another player before */
  readonly digit?: string;
}

export const register = (playerId: string, { invitedBy, digit }: Registered = {}) =>
  order({
    command: registerPlayer,
    stream: playerStream(playerId),
    actor: SYSTEM,
    input: invitedBy === undefined ? { playerId } : { playerId, invitedBy },
    reads: [GRANTS_STREAM, AGREEMENT_STREAM],
    context: (given, view) => {
      const login = digit && view.stateOf(accounts.streams.login, loginStream('phone', digit.repeat(64)));
      const again = typeof login === 'object' && login.granted === true;
      return {
        ...given,
        demoGrant: again ? 0 : grantAt(view, given.time),
        agreed: agreedIn(agreementAt(view, given.time), 'en'),
      };
    },
  });

/** Asks all players again to agree to the terms of use, and waits until that is in force. @param n of the proposal */
export function revising(world: World, n: number): Agreement {
  const now = agreementAt(world, world.time);
  const { revision, ...texts } = now.Termsofuse;
  const content = { ...now, Termsofuse: { ...texts, revision: revision + 1 } };
  changing(world, n, { rules: AGREEMENT, content });
  world.time += NOTICE_MS;
  return content;
}

/** Lets a player agree to texts. */
export const agreeing = (playerId: string, texts: Agreement, language: AgreedLanguage = 'ru') =>
  order({
    command: agreeTexts,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { hash: agreedIn(texts, language).hash },
    reads: [AGREEMENT_STREAM],
    context: (given, view) => {
      const { history } = view.stateOf(rules.streams.rules, AGREEMENT_STREAM);
      return {
        ...given,
        agreement: agreementAt(view, given.time),
        named: (hash: string) =>
          history.versions
            .map(({ content }) => content)
            .filter(AGREEMENT.fits)
            .find((content) => languageOfAgreed(content, hash) !== undefined),
      };
    },
  });

/** Tells whether new players can register at a time. */
export function isOpenAt(view: View, time: number): boolean {
  const { history } = view.stateOf(rules.streams.rules, SWITCHES_STREAM);
  return rulesInForce(history, FEATURE_SWITCHES, time)?.content.registration ?? true;
}

/** Lets an operator close or open registration, and waits until that is in force. */
export function switchRegistration(world: World, n: number, registration: boolean): void {
  changing(world, n, { rules: FEATURE_SWITCHES, content: { off: [], registration } });
  world.time += NOTICE_MS;
}

/** Proposals of grants are numbered from here on: kits number their own from 1. */
const GRANT_PROPOSALS = 1_000;

/** Lets an operator publish the grant of new players, and waits until it is in force. */
export function granting(world: World, gems: number): void {
  const change = { rules: GRANTS, content: { newPlayer: gems * UNITS_PER_GEM } };
  const { versions } = world.stateOf(rules.streams.rules, GRANTS_STREAM).history;
  changing(world, GRANT_PROPOSALS + versions.length, change);
  world.time += NOTICE_MS;
}

/** @param digit digit that the login's hash repeats */
export const claim = (digit: string, playerId: string) => claiming(loginOf(digit), playerId);

/** Claims a login that no other player of the tests has. */
export const claimAny = (playerId: string) =>
  claiming(loginStream('phone', nativeSha256(playerId)), playerId);

const claiming = (stream: string, playerId: string) =>
  order({
    command: claimLogin,
    stream,
    actor: SYSTEM,
    input: { kind: 'phone', playerId },
    reads: [SWITCHES_STREAM],
    context: (given, view) => ({ ...given, registration: isOpenAt(view, given.time) }),
  });

export const release = (digit: string, playerId: string) =>
  order({
    command: releaseLogin,
    stream: loginOf(digit),
    actor: SYSTEM,
    input: { kind: 'phone', playerId },
  });

/** Binds a new login to a player, in place of a former one. @param digit digit that its hash repeats */
export const bind = (digit: string, playerId: string, former: string) =>
  order({
    command: bindLogin,
    stream: loginOf(digit),
    actor: playerActor(playerId),
    input: { kind: 'phone', playerId, former: loginOf(former) },
    context: (given) => ({ ...given, stream: loginOf(digit) }),
  });

export const unbind = (digit: string, playerId: string, bound: string) =>
  order({
    command: unbindLogin,
    stream: loginOf(digit),
    actor: SYSTEM,
    input: { kind: 'phone', playerId, bound },
  });
