import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { type Asking, type Register, operatorWith } from '../operators/index.ts';
import { PASSWORDS_MAX, PasswordsIssued } from './events.ts';
import { type RoomState, roomPhaseOf } from './state.ts';

interface IssuePasswords {
  /** keyed hashes */
  readonly hashes: readonly string[];
}

/** Who acts on a room, and who may. */
export interface RoomContext extends Asking {
  readonly register: Register;
}

/** In order of precedence. */
export type IssuePasswordsRejection =
  | { readonly code: 'may-not'; readonly right: 'propose-rolls' }
  /** not made, closed, or of another door */
  | { readonly code: 'no-passwords' }
  | { readonly code: 'too-many-passwords'; readonly max: number };

/** Lets more players in by one-time passwords. Quiet about those that are known. */
export const issuePasswords: Command<RoomState, IssuePasswords, RoomContext, IssuePasswordsRejection, null> =
  {
    name: 'issue-passwords',
    decide({ room }, { hashes }, { by, register }) {
      if (operatorWith(register, by, 'propose-rolls') === undefined)
        return rejected({ code: 'may-not', right: 'propose-rolls' });
      const phase = roomPhaseOf(room);
      if (room.created?.door !== 'once' || (phase !== 'created' && phase !== 'open'))
        return rejected({ code: 'no-passwords' });
      const fresh = hashes.filter((hash) => !room.issued.has(hash));
      if (room.issued.size + fresh.length > PASSWORDS_MAX)
        return rejected({ code: 'too-many-passwords', max: PASSWORDS_MAX });
      return fresh.length === 0 ? accepted() : accepted(PasswordsIssued.of({ hashes: fresh }));
    },
    reply: () => null,
  };
