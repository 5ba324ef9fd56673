import type { ExclusionMark } from '@skins/engine/limits';
import type { PersonalData } from '../accounts/personal-data.ts';

export interface Known {
  readonly phone: string;
  readonly fingerprint: string;
  /** keyed hash of the identity card */
  readonly card?: string | undefined;
  /** keyed hash of the platform account */
  readonly platform?: string | undefined;
}

/** Returns the keyed marks by which an excluded person is recognised; keyed, so that the log reveals nothing about them. */
export const marksOf = (
  personal: Pick<PersonalData, 'loginHash' | 'deviceHash'>,
  { phone, fingerprint, card, platform }: Known,
): readonly ExclusionMark[] => [
  ...(phone === '' ? [] : [{ kind: 'login' as const, hash: personal.loginHash(phone) }]),
  ...(fingerprint === '' ? [] : [{ kind: 'device' as const, hash: personal.deviceHash(fingerprint) }]),
  ...(card === undefined ? [] : [{ kind: 'card' as const, hash: card }]),
  ...(platform === undefined ? [] : [{ kind: 'platform' as const, hash: platform }]),
];
