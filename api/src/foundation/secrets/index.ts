export { nativeSha256 } from './native-sha256.ts';
export {
  MasterSecret,
  MasterSecretProblem,
  hmacHex,
  makeMasterSecret,
  masterSecretIn,
  masterSecretSource,
} from './master-secret.ts';
export { type ChainName, SeedChains, anchorOf } from './seed-chains.ts';
