/** What a security event is about. Stable: whoever watches the shop's log knows them by these names. */
export const SECURITY_KINDS = [
  'operator-login',
  'operator-login-wrong',
  /** nobody is called so */
  'operator-login-unknown',
  'operator-logout',
  'operator-refused',
  /** an operator decided something about operators: the proposal, who, or the mode */
  'operator-proposed',
  'operator-approved',
  'operator-dropped',
  'operator-disabled',
  'approval-mode-set',
  /** somebody came with both parts of an invitation */
  'operator-invited',
  /** own password, app or passkeys were changed */
  'operator-credentials',
  /** whoever holds the machine did something at its command line */
  'machine-command',
  'player-viewed',
  /** by a part of the phone number, or by device */
  'player-searched',
  /** a whole phone number was shown */
  'player-unmasked',
  'player-exported',
  'player-sessions-ended',
  /** by a code, which ended every session */
  'player-password-reset',
  'player-phone-changed',
  /** too many guesses at one account */
  'guesses-limited',
  /** too many codes by SMS for a number, a device or an address */
  'codes-limited',
  /** too many requests of one address */
  'rate-limited',
  /** too much of what costs nothing */
  'growth-limited',
] as const;

export type SecurityKind = (typeof SECURITY_KINDS)[number];
