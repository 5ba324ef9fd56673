import { Type } from 'typebox';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

/** Slows down guessing of passwords and numbers. */
export const GUESSES_PER_MINUTE = 30;

export const Phone = refusedAs(
  'phone-malformed',
  Type.String({
    maxLength: 32,
    absent: '',
    description: 'mainland mobile number, 11 digits; commas and spaces do not count',
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
    maxLength: 16,
    absent: '',
    description: 'as it came by SMS; commas and spaces do not count',
  }),
);
