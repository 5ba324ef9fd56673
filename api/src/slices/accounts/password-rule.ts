/** The password rule of spec 5.1. The player app checks it while the player types. */
const FORM = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,16}$/;
/** Significant digits of a phone number; the first digits name the network. */
const OWN_DIGITS = 8;

/** Returns the first fault of a new password, in order of precedence; undefined if it is valid. */
export async function faultOfPassword(
  password: string,
  phone: string,
): Promise<'password-malformed' | 'password-own-number' | 'password-common' | undefined> {
  if (!FORM.test(password)) return 'password-malformed';
  if (password.includes(phone.slice(-OWN_DIGITS))) return 'password-own-number';
  // Imported here alone: starting a shop or listing operators need not load the list.
  const { isCommonPassword } = await import('./common-passwords.ts');
  return isCommonPassword(password) ? 'password-common' : undefined;
}
