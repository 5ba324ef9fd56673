import { type Violation, unequal, violationOf } from './rules.ts';
import type { StreamKind } from './streams.ts';

/** What one event does within its command. */
export type Step =
  | 'login'
  | 'shelf'
  | 'skin'
  | 'box-version'
  | 'registration'
  | 'first-chain'
  | 'demo-grant'
  | 'user-seed'
  | 'derived-seed'
  | 'payment'
  | 'open'
  | 'grant'
  | 'next-chain';

type Role = 'player' | 'system' | 'operator';

interface Place {
  readonly after: readonly (Step | 'begin')[];
  readonly ends: boolean;
  readonly by: readonly Role[];
}

const HOUSE: readonly Role[] = ['system', 'operator'];
const ENTRY: readonly Role[] = ['system', 'player'];
const PLAYER: readonly Role[] = ['player'];

/** All that commands ever write: what may stand before a step, whether a command may end with it, and who gives it. */
const ORDER: Readonly<Record<Step, Place>> = {
  login: { after: ['begin'], ends: true, by: ENTRY },
  shelf: { after: ['begin', 'shelf'], ends: true, by: HOUSE },
  skin: { after: ['begin', 'shelf', 'skin'], ends: true, by: HOUSE },
  'box-version': { after: ['begin'], ends: true, by: HOUSE },
  registration: { after: ['begin'], ends: false, by: ENTRY },
  'first-chain': { after: ['registration'], ends: true, by: ENTRY },
  'demo-grant': { after: ['first-chain'], ends: true, by: ENTRY },
  'user-seed': { after: ['begin'], ends: true, by: PLAYER },
  'derived-seed': { after: ['begin'], ends: false, by: PLAYER },
  payment: { after: ['begin', 'derived-seed'], ends: false, by: PLAYER },
  open: { after: ['payment', 'open'], ends: false, by: PLAYER },
  grant: { after: ['open'], ends: true, by: PLAYER },
  'next-chain': { after: ['grant'], ends: true, by: PLAYER },
};

const steps = Object.keys(ORDER).filter((step): step is Step => step in ORDER);

/** An actor who may not do a step. */
export function byStranger(actor: string, step: Step): Violation | undefined {
  const role = actor.startsWith('operator:') ? 'operator' : actor;
  const allowed = ORDER[step].by;
  return allowed.some((one) => one === role) ? undefined : violationOf('actor', allowed.join(' or '), actor);
}

/** A player's stream that begins with anything but the registration. */
export function unregistered(
  kind: StreamKind | undefined,
  version: number,
  step: Step,
): Violation | undefined {
  return kind === 'player' && version === 1 ? unequal('registration', 'registration', step) : undefined;
}

/** A step that may not follow the one before it in its command. */
export function outOfOrder(before: Step | 'begin', step: Step): Violation | undefined {
  return ORDER[step].after.includes(before) ? undefined : violationOf('command', followers(before), step);
}

/** A command that ends with a step after which something has to come. */
export function unfinished(last: Step | 'begin'): Violation | undefined {
  return last === 'begin' || ORDER[last].ends
    ? undefined
    : violationOf('command', `${followers(last)} after ${last}`, 'the end of the command');
}

const followers = (before: Step | 'begin'): string =>
  steps.filter((step) => ORDER[step].after.includes(before)).join(' or ') || 'the end of the command';
