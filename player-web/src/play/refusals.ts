/** What can be done where something was refused. */
export type Means =
  | { readonly kind: 'gotIt' | 'refresh' | 'platform' }
  | { readonly kind: 'gems' | 'boxes' | 'bind'; readonly to: string };

/** By error code (seeds, first document, section 8). */
const MEANS: ReadonlyMap<number, Means> = new Map<number, Means>([
  [630, { kind: 'refresh' }],
  [5512, { kind: 'platform' }],
  [6002, { kind: 'gems', to: '/page/assets?openType=gems' }],
  [6004, { kind: 'boxes', to: '/case/hash' }],
  [6005, { kind: 'bind', to: '/user/account' }],
]);

export const meansOf = (errCode: number): Means => MEANS.get(errCode) ?? { kind: 'gotIt' };

/** Whether there is a way out of a refusal that the message dialog shows, whatever was asked for. */
export const hasMeans = (errCode: number): boolean => MEANS.has(errCode);
