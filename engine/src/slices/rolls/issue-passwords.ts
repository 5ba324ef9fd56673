import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { type Asking, type Register, operatorWith } from '../operators/index.ts';
import { PASSWORDS_MAX, PasswordsIssued } from './events.ts';
import { type RoomState, roomPhaseOf } from './state.ts';

export interface IssuePasswords {
  /** keyed hashes */
  readonly hashes: readonly string[];
}

/** The operator who acts on a room, and the register of operators. */
export interface RoomContext extends Asking {
  readonly register: Register;
}

/** In order of precedence. */
export type IssuePasswordsRejection =
  | { readonly code: 'may-not'; readonly right: 'propose-rolls' }
  /** the room does not exist, is closed, or has another kind of door */
  | { readonly code: 'no-passwords' }
  | { readonly code: 'too-many-passwords'; readonly max: number };

/** Issues one-time passwords that let more players in. Skips known ones. */
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
