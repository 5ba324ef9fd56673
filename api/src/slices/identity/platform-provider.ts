/** The other side of signing in by the game platform, as OpenID Authentication 2.0 has it. */
export interface PlatformProvider {
  /** Where browsers are sent, and assertions are checked. */
  endpoint(): Promise<string>;
  /** What stands before the account's number in a claimed id. */
  identityPrefix(): Promise<string>;
  /**
   * Asks the provider whether it made an assertion (section 11.4.2).
   * @param assertion all of its fields, as they came
   * @throws PlatformSilent when it cannot be asked
   */
  vouches(assertion: URLSearchParams): Promise<boolean>;
  close(): Promise<void>;
}

/** The provider does not answer, or not as the protocol has it. */
export class PlatformSilent extends Error {
  override readonly name = 'PlatformSilent';
}
