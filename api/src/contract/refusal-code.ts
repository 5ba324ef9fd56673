import type { ClaimLoginRejection } from '@skins/engine/accounts';
import type { OpenBoxRejection } from '@skins/engine/boxes';
import type { SetUserSeedRejection } from '@skins/engine/seeds';

type EngineCode = OpenBoxRejection['code'] | SetUserSeedRejection['code'] | ClaimLoginRejection['code'];

type EdgeCode =
  | 'malformed'
  | 'not-json'
  | 'not-http'
  | 'bad-address'
  | 'head-too-large'
  | 'too-slow'
  | 'unsupported-type'
  | 'not-logged-in'
  | 'token-unknown'
  | 'token-ended'
  | 'unknown-call'
  | 'no-idempotency-key'
  | 'key-reused'
  | 'too-large'
  | 'too-many-requests'
  | 'busy'
  | 'failure'
  | 'phone-empty'
  | 'phone-malformed'
  | 'password-malformed'
  | 'password-empty'
  | 'fingerprint-missing'
  | 'login-wrong'
  | 'operator-login-wrong'
  | 'operator-only'
  | 'read-only'
  | 'unknown-record';

/** Every way to refuse a call. */
export type RefusalCode = EngineCode | EdgeCode;
