const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const PASSWORD_MIN = 12;

export type OperatorFault = 'name-malformed' | 'password-short' | 'password-common';

/**
 * Returns the fault of new credentials. A name has 1 to 32 letters, digits, dots, dashes or underlines. A password has at least 12
 * characters, and is not among the commonest.
 */
export async function faultOfOperator({
  name,
  password,
}: {
  readonly name: string;
  /** undefined: generated */
  readonly password: string | undefined;
}): Promise<OperatorFault | undefined> {
  if (!NAME.test(name)) return 'name-malformed';
  return password === undefined ? undefined : faultOfOperatorPassword(password);
}

export async function faultOfOperatorPassword(
  password: string,
): Promise<Exclude<OperatorFault, 'name-malformed'> | undefined> {
  if (password.length < PASSWORD_MIN) return 'password-short';
  // Imported here alone: listing operators need not load the list.
  const { isCommonPassword } = await import('../accounts/common-passwords.ts');
  return isCommonPassword(password) ? 'password-common' : undefined;
}
