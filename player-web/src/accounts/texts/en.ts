import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  login: 'Log in',
  register: 'Register',
  tabs: 'Log in or register',
  phone: 'Phone number',
  code: 'SMS code',
  codeHint: 'Enter the code',
  codeSend: 'Send code',
  codeAgain: 'Again in {{seconds}} s',
  codeSent: 'The code is on its way',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  newPassword: 'Choose a password',
  newPasswordHint: '8 to 16 characters, letters and digits',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  spreadCode: 'Promo code',
  optional: 'optional',
  spreadCodeHint: 'Leave empty if you have none',
  tick: {
    fun: 'I know this is entertainment, that over time it returns less than it costs, and I keep to what I can afford',
    adult: 'I am 18 or older and accept the {{agreement}} and the {{privacy}}',
    hash: 'I have read the {{hash}}',
    agreementName: 'User agreement',
    privacyName: 'Privacy policy',
    hashName: 'Notes on the hash algorithm',
  },
  art: {
    title: 'Odds first, then decide.',
    tickets: 'Every box publishes all its tickets',
    recompute: 'Every result can be recomputed by you',
    commit: 'Every opening is committed to beforehand',
  },
  wrong: {
    phoneMissing: 'Enter your phone number',
    phone: 'This is not a valid phone number',
    phoneTaken: 'This phone number is already registered',
    code: 'The code cannot be empty',
    loginPasswordMissing: 'The login password cannot be empty',
    loginPassword: 'The login password needs at least 6 letters or digits',
    password: 'The password must be 8 to 16 characters with letters and digits',
    loginTicks: 'Please read carefully and tick the user agreement and terms',
    registerTicks: 'Please tick the service agreement',
    fingerprint: 'Registration failed: the device could not be recognised. Please try another browser',
    unreachable: 'The server did not answer. Check your connection and try again',
  },
  welcome: 'Welcome. You are registered',
  welcomeText: 'Your seed is ready. Look at the odds first, then choose a box.',
  welcomeBack: 'You are logged in',
  mine: {
    title: 'My account',
    visitor: 'Log in to open boxes and to see your bag and seeds.',
  },
  terms: {
    agreement: 'User agreement',
    privacy: 'Privacy policy',
    hash: 'Notes on the hash algorithm',
    hashText:
      'Before a box is opened, the hash of the server seed is published and written to the log. Your own seed is yours to set at any time.\nThe result is SHA-256 of your seed followed by the server seed. Its first 6 hex digits are the number N; the item in whose tickets N lies is the item that is won.\nRight after the result the server seed is published: its hash has to be the one committed to before, and anyone can recompute the result in the browser.\nFair means that a result was not tampered with. It does not mean that you will win.',
    more: 'Read how fairness works, in full',
    agreementText:
      'Gems are play currency. They are not money and cannot be exchanged for money.\nPrice, odds and published return of every box are visible before it is opened. Over time the average return is below what is spent: keep to what you can afford.\nEvery opening is charged once. Your seed and a server seed committed beforehand decide the result; anyone can recompute it afterwards, and it cannot be undone.\nOne account a person, 18 or older. Accounts that tamper with other accounts, the system or results are closed.\nEvery action and every result is written to an event log that only grows.',
    privacyText:
      'We keep your phone number, a hash of your password, a device fingerprint and a record of your actions, only to log you in, to prevent double registration and to verify results.\nPersonal data is encrypted per player and kept apart from the event log. The log holds no phone number.\nPublic drops show masked names only.\nThis data is not sold and not given to third parties.',
  },
};
