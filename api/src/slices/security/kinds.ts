/** Kinds of security events. The names are stable, because monitoring of the shop's log depends on them. */
export const SECURITY_KINDS = [
  'operator-login',
  'operator-login-wrong',
  /** no operator has this name */
  'operator-login-unknown',
  'operator-logout',
  'operator-refused',
  /** an operator proposed a change of operators or of the approval mode */
  'operator-proposed',
  'operator-approved',
  'operator-dropped',
  'operator-disabled',
  'approval-mode-set',
  /** an invitation was used with both parts */
  'operator-invited',
  /** an operator changed their own password, app or passkeys */
  'operator-credentials',
  'flow-paused',
  'flow-resumed',
  'flow-retried',
  /** the holder of the machine ran a command */
  'machine-command',
  'player-viewed',
  /** by part of a phone number, or by device */
  'player-searched',
  /** a complete phone number was shown */
  'player-unmasked',
  'player-exported',
  'player-sessions-ended',
  /** with a code; all sessions ended */
  'player-password-reset',
  'player-phone-changed',
  /** too many guesses for one account */
  'guesses-limited',
  /** too many SMS codes for a number, a device or an address */
  'codes-limited',
  /** too many requests from one address */
  'rate-limited',
  /** too many free acts that make the log grow */
  'growth-limited',
] as const;

export type SecurityKind = (typeof SECURITY_KINDS)[number];
