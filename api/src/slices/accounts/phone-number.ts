import { isMobile } from '@skins/engine/typed';
import { CallRefused } from '../../foundation/http/call-refused.ts';

/** Returns the fault of a phone number; undefined if it is valid. @param phone as `phoneTyped` returns it */
export function phoneFault(phone: string): CallRefused<'phone-empty' | 'phone-malformed'> | undefined {
  if (phone === '') return new CallRefused('phone-empty');
  return isMobile(phone) ? undefined : new CallRefused('phone-malformed');
}
