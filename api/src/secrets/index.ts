export { nativeSha256 } from './native-sha256.ts';
export { MasterSecret, MasterSecretProblem, hmacHex, masterSecretOf } from './master-secret.ts';
