/** An OpenID Authentication 2.0 provider of the game platform. */
export interface PlatformProvider {
  /** Returns the address to which browsers are sent, and at which assertions are verified. */
  endpoint(): Promise<string>;
  /** Returns the prefix before the account number in a claimed id. */
  identityPrefix(): Promise<string>;
  /**
   * Asks the provider whether it made an assertion (section 11.4.2).
   * @param assertion all of its fields, as received
   * @throws PlatformSilent if it cannot be asked
   */
  vouches(assertion: URLSearchParams): Promise<boolean>;
  close(): Promise<void>;
}

/** The provider does not answer, or violates the protocol. */
export class PlatformSilent extends Error {
  override readonly name = 'PlatformSilent';
}
