import type { ExclusionMark } from '@skins/engine/limits';
import type { Personal, PersonalData } from '../accounts/personal-data.ts';

/** What a person is known by when they come back: keyed, so that the log says nothing of them. None of who left nothing. */
export const marksOf = (
  personal: Pick<PersonalData, 'loginHash' | 'deviceHash'>,
  person: Pick<Personal, 'phone' | 'fingerprint'> | undefined,
): readonly ExclusionMark[] =>
  person === undefined
    ? []
    : [
        { kind: 'login', hash: personal.loginHash(person.phone) },
        ...(person.fingerprint === ''
          ? []
          : [{ kind: 'device' as const, hash: personal.deviceHash(person.fingerprint) }]),
      ];
