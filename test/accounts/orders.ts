import {
  GRANTS,
  accounts,
  bindLogin,
  claimLogin,
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
const GRANTS_STREAM = rulesStream(GRANTS.name);

/** What new players are granted at a time, in 1/10,000 gem. */
export function grantAt(view: View, time: number): number {
  const inForce = rulesInForce(view.stateOf(rules.streams.rules, GRANTS_STREAM).history, GRANTS, time);
  invariant(inForce !== undefined, 'the first rules are published');
  return inForce.content.newPlayer;
}

/** The stream of a login, by the digit of which its hash is made. */
export const loginOf = (digit: string): string => loginStream('phone', digit.repeat(64));

interface Registered {
  readonly invitedBy?: string | undefined;
  /** of which the hash of a login is made that may have been somebody's before */
  readonly digit?: string;
}

export const register = (playerId: string, { invitedBy, digit }: Registered = {}) =>
  order({
    command: registerPlayer,
    stream: playerStream(playerId),
    actor: SYSTEM,
    input: invitedBy === undefined ? { playerId } : { playerId, invitedBy },
    reads: [GRANTS_STREAM],
    context: (given, view) => {
      const login = digit && view.stateOf(accounts.streams.login, loginStream('phone', digit.repeat(64)));
      const again = typeof login === 'object' && login.granted === true;
      return { ...given, demoGrant: again ? 0 : grantAt(view, given.time) };
    },
  });

/** Whether new players can register at a time. */
export function isOpenAt(view: View, time: number): boolean {
  const { history } = view.stateOf(rules.streams.rules, SWITCHES_STREAM);
  return rulesInForce(history, FEATURE_SWITCHES, time)?.content.registration ?? true;
}

/** An operator closes, or opens, registration, and waits until that counts. */
export function switchRegistration(world: World, n: number, registration: boolean): void {
  changing(world, n, { rules: FEATURE_SWITCHES, content: { off: [], registration } });
  world.time += NOTICE_MS;
}

/** Proposals of grants are numbered from here on: kits number their own from 1. */
const GRANT_PROPOSALS = 1_000;

/** An operator has new players granted so much, and waits until that counts. */
export function granting(world: World, gems: number): void {
  const change = { rules: GRANTS, content: { newPlayer: gems * UNITS_PER_GEM } };
  const { versions } = world.stateOf(rules.streams.rules, GRANTS_STREAM).history;
  changing(world, GRANT_PROPOSALS + versions.length, change);
  world.time += NOTICE_MS;
}

/** @param digit of which the login's hash is made */
export const claim = (digit: string, playerId: string) =>
  order({
    command: claimLogin,
    stream: loginOf(digit),
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

/** A player has another login, in the place of the one of a digit. */
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
