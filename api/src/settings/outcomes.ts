import { CallRefused } from '../http/index.ts';
import { frozen, tooNear } from './gates.ts';
import type { Rejection } from './setting.ts';

const tooNearRefused = ({ earliest = 0 }: Rejection) =>
  new CallRefused('gates-closed', { detail: tooNear(earliest) });

/** Why a change was not proposed, as its call says it. */
export function proposeRefused(rejection: Rejection) {
  switch (rejection.code) {
    case 'may-not':
    case 'proposed-already':
      return new CallRefused(rejection.code);
    case 'from-too-near':
      return tooNearRefused(rejection);
    default:
      return new CallRefused('change-raced');
  }
}

/** Why a change was not approved, as its call says it. */
export function approveRefused(rejection: Rejection) {
  switch (rejection.code) {
    case 'may-not':
    case 'own-proposal':
    case 'on-probation':
    case 'proposal-expired':
    case 'proposal-ended':
    case 'proposal-stale':
      return new CallRefused(rejection.code);
    case 'from-too-near':
      return tooNearRefused(rejection);
    case 'frozen':
      return new CallRefused('gates-closed', { detail: frozen(rejection.from ?? 0, rejection.until ?? 0) });
    case 'unknown-proposal':
    default:
      return new CallRefused('not-proposed');
  }
}

/** Why a proposal was not taken back, as its call says it. */
export function dropRefused({ code }: Rejection) {
  switch (code) {
    case 'may-not':
    case 'proposal-ended':
      return new CallRefused(code);
    default:
      return new CallRefused('not-proposed');
  }
}
