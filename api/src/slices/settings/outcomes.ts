import { type Game, houseTimeNow } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/index.ts';
import { frozen, tooNear } from './gates.ts';
import type { Rejection } from './setting.ts';

type Clocks = Pick<Game, 'clock' | 'houseOffset'>;

const tooNearRefused = ({ earliest = 0 }: Rejection, clocks: Clocks) =>
  new CallRefused('gates-closed', { detail: tooNear(houseTimeNow(clocks, earliest)) });

const frozenRefused = ({ from = 0, until = 0 }: Rejection, clocks: Clocks) =>
  new CallRefused('gates-closed', {
    detail: frozen(houseTimeNow(clocks, from), houseTimeNow(clocks, until)),
  });

/** Returns the refusal of a proposal. */
export function proposeRefused(rejection: Rejection, clocks: Clocks) {
  switch (rejection.code) {
    case 'may-not':
    case 'proposed-already':
    case 'too-many-editors':
      return new CallRefused(rejection.code);
    case 'from-too-near':
      return tooNearRefused(rejection, clocks);
    default:
      return new CallRefused('change-raced');
  }
}

/** Returns the refusal of an approval. */
export function approveRefused(rejection: Rejection, clocks: Clocks) {
  switch (rejection.code) {
    case 'may-not':
    case 'own-proposal':
    case 'on-probation':
    case 'proposal-expired':
    case 'proposal-ended':
    case 'proposal-stale':
      return new CallRefused(rejection.code);
    case 'from-too-near':
      return tooNearRefused(rejection, clocks);
    case 'frozen':
      return frozenRefused(rejection, clocks);
    case 'unknown-proposal':
    default:
      return new CallRefused('not-proposed');
  }
}

/** Returns the refusal of a withdrawal. */
export function dropRefused({ code }: Rejection) {
  switch (code) {
    case 'may-not':
    case 'proposal-ended':
      return new CallRefused(code);
    default:
      return new CallRefused('not-proposed');
  }
}
