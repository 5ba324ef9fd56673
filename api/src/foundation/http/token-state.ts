/** The state of a session token. */
export type TokenState =
  | {
      readonly kind: 'valid';
      readonly subject: string;
      /** milliseconds since 1970 */
      readonly begun: number;
    }
  | { readonly kind: 'unknown' | 'ended' };
