import { Type } from 'typebox';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

/** Slows down guessing of passwords and numbers. */
export const GUESSES_PER_MINUTE = 30;

export const Phone = refusedAs(
  'phone-malformed',
  Type.String({
    maxLength: 64,
    absent: '',
    description:
      'mainland mobile number, 11 digits; +86, separators and full-width digits do not make it another',
  }),
);

export const NewPassword = refusedAs(
  'password-malformed',
  Type.String({
    maxLength: 128,
    absent: '',
    description:
      '8 to 16 letters and digits, at least one of each, not among the commonest; commas and spaces do not count',
  }),
);

export const Code = refusedAs(
  'code-empty',
  Type.String({
    maxLength: 32,
    absent: '',
    description: 'as it came by SMS; separators and full-width digits do not make it another',
  }),
);

/** The hash that a form sends: whatever it is, only one of texts in force is taken. */
export const AgreedHash = Type.Optional(
  Type.String({
    maxLength: 128,
    description: 'of the texts that the form showed; left out: those in force hold, and the log says so',
  }),
);
