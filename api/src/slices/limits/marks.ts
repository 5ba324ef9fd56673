import type { ExclusionMark } from '@skins/engine/limits';
import type { PersonalData } from '../accounts/personal-data.ts';

export interface Known {
  readonly phone: string;
  readonly fingerprint: string;
  /** of the identity card, keyed */
  readonly card?: string | undefined;
  /** of the account of the game platform, keyed */
  readonly platform?: string | undefined;
}

/** What a person is known by when they come back: keyed, so that the log says nothing of them. */
export const marksOf = (
  personal: Pick<PersonalData, 'loginHash' | 'deviceHash'>,
  { phone, fingerprint, card, platform }: Known,
): readonly ExclusionMark[] => [
  ...(phone === '' ? [] : [{ kind: 'login' as const, hash: personal.loginHash(phone) }]),
  ...(fingerprint === '' ? [] : [{ kind: 'device' as const, hash: personal.deviceHash(fingerprint) }]),
  ...(card === undefined ? [] : [{ kind: 'card' as const, hash: card }]),
  ...(platform === undefined ? [] : [{ kind: 'platform' as const, hash: platform }]),
];
