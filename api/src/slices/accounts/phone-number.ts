import { CallRefused } from '../../foundation/http/call-refused.ts';

// The specification's rule, first document, section 5.
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/** Commas and spaces never belong into a phone number, password or code. */
export const stripped = (text: string): string => text.replace(/[\s,，]/g, '');

/** Why a number is taken for none; undefined when it is taken. @param phone stripped */
export function phoneFault(phone: string): CallRefused<'phone-empty' | 'phone-malformed'> | undefined {
  if (phone === '') return new CallRefused('phone-empty');
  return MAINLAND_MOBILE.test(phone) ? undefined : new CallRefused('phone-malformed');
}
