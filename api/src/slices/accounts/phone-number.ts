import { CallRefused } from '../../foundation/http/call-refused.ts';

// Spec 5.1.
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/** Removes commas and spaces, which never belong to a phone number, password or code. */
export const stripped = (text: string): string => text.replace(/[\s,，]/g, '');

/** Returns the fault of a phone number; undefined if it is valid. @param phone stripped */
export function phoneFault(phone: string): CallRefused<'phone-empty' | 'phone-malformed'> | undefined {
  if (phone === '') return new CallRefused('phone-empty');
  return MAINLAND_MOBILE.test(phone) ? undefined : new CallRefused('phone-malformed');
}
