import { CHECK_DUE, NAME_NEEDED, isLimited } from '../../slices/limits/refusals';
import { paths as ofLimits } from '../../slices/limits/paths';

/** What can be done where something was refused. */
export type Means =
  | { readonly kind: 'gotIt' | 'refresh' | 'platform' | 'check' }
  | { readonly kind: 'gems' | 'boxes' | 'bind' | 'limits'; readonly to: string };

/** By error code (seeds, first document, section 8). */
const MEANS: ReadonlyMap<number, Means> = new Map<number, Means>([
  [630, { kind: 'refresh' }],
  [5512, { kind: 'platform' }],
  [6002, { kind: 'gems', to: '/page/assets?openType=gems' }],
  [6004, { kind: 'boxes', to: '/case/hash' }],
  [6005, { kind: 'bind', to: '/user/account' }],
  [NAME_NEEDED, { kind: 'bind', to: '/user/account' }],
  [CHECK_DUE, { kind: 'check' }],
]);

export const meansOf = (errCode: number): Means =>
  MEANS.get(errCode) ?? (isLimited(errCode) ? { kind: 'limits', to: ofLimits.limits } : { kind: 'gotIt' });
