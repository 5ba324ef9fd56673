import type { Contact } from './contact.ts';

/** The desk that the slice's calls need. */
export interface Desks {
  readonly help: Contact;
}
