/** The specification's, first document, section 5. The player app checks the same while the player types. */
const FORM = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,16}$/;
/** The part of a phone number that tells people apart: the first digits name the network. */
const OWN_DIGITS = 8;

/** Why a new password will not do, in order of precedence; undefined when it will. */
export async function faultOfPassword(
  password: string,
  phone: string,
): Promise<'password-malformed' | 'password-own-number' | 'password-common' | undefined> {
  if (!FORM.test(password)) return 'password-malformed';
  if (password.includes(phone.slice(-OWN_DIGITS))) return 'password-own-number';
  // Only here: a shop that starts, and who lists operators, need not read all those passwords.
  const { isCommonPassword } = await import('./common-passwords.ts');
  return isCommonPassword(password) ? 'password-common' : undefined;
}
