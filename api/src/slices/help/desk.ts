import type { Desk } from '../../shop/desk.ts';
import { type Contact, contactOf } from './contact.ts';

export const desk: Desk<object, Contact> = {
  needs: {},
  checkSettings: contactOf,
  open: ({ environment }) => ({ desk: contactOf(environment) }),
};
