import { OPERATOR_ROLES } from '@skins/engine/kernel';
import { DisableReason } from '@skins/engine/operators';
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Sessions } from '../accounts/sessions.ts';
import { ControlProblem, type Controls } from '../../foundation/control/index.ts';
import type { OperatorAdded, OperatorDesk } from './operator-desk.ts';

const Name = Type.String({ minLength: 1, maxLength: 64 });

const Add = Type.Object({
  name: Name,
  role: Type.Enum([...OPERATOR_ROLES]),
  password: Type.Optional(Type.String({ maxLength: 128 })),
  samePersonAs: Type.Optional(Name),
});
const Disable = Type.Object({ name: Name, reason: DisableReason });

/** Writes a machine command to the trail. The holder of the machine is not a known operator. */
export type NoteCommand = (what: string) => void;

/** Machine commands that manage operators. */
export const operatorControls = (desk: OperatorDesk, sessions: Sessions, note: NoteCommand): Controls => ({
  'operator-add': control(Add, async (asked) => {
    const added = await desk.add(asked);
    note(`operator add ${asked.name} ${asked.role}: ${added.kind}`);
    if (added.kind !== 'added') throw new ControlProblem(sentenceOf(added.kind, asked));
    const { operator, password, totpSecret } = added;
    return { username: operator.name, role: operator.role, password, totpSecret };
  }),
  'operator-role': control(
    Type.Object({ name: Name, role: Type.Enum([...OPERATOR_ROLES]) }),
    async (asked) => {
      const { name, role } = asked;
      const changed = await desk.changeRole(name, role);
      note(`operator role ${name} ${role}: ${changed}`);
      if (changed === 'unknown-operator')
        throw new ControlProblem(`there is no operator ${name} who is not disabled`);
      if (changed === 'needs-approval')
        throw new ControlProblem('two persons decide here: propose the role in the console');
      return { username: name, role, changed: changed === 'changed' };
    },
  ),
  'operator-disable': control(Disable, async ({ name, reason }) => {
    const disabled = await desk.disable(name, reason);
    note(`operator disable ${name} ${reason}: ${disabled === true ? 'done' : 'nothing to do'}`);
    if (disabled !== true) throw new ControlProblem(`there is no operator ${name} who is not disabled`);
    return { username: name, disabled };
  }),
  'operator-reset': control(Type.Object({ name: Name }), async ({ name }) => {
    const reset = await desk.reset(name);
    note(`operator reset ${name}: ${reset === undefined ? 'nothing to do' : 'done'}`);
    if (reset === undefined) throw new ControlProblem(`there is no operator ${name} who is not disabled`);
    const { operator, password, totpSecret } = reset;
    await sessions.endAll('operator', operator.operatorId);
    return { username: operator.name, role: operator.role, password, totpSecret };
  }),
  'operator-list': control(Type.Object({}), async () => ({ operators: await desk.all() })),
});

function control<Schema extends TSchema>(schema: Schema, act: (input: Static<Schema>) => Promise<unknown>) {
  const validator = Compile(schema);
  return async (input: unknown) => {
    if (!validator.Check(input)) throw new ControlProblem('the command is malformed');
    return act(input);
  };
}

function sentenceOf(
  kind: Exclude<OperatorAdded['kind'], 'added'>,
  { name, samePersonAs = '' }: Static<typeof Add>,
): string {
  switch (kind) {
    case 'name-malformed':
      return `'${name}' is no name for an operator: 1 to 32 letters, digits, dots, dashes or underlines`;
    case 'name-taken':
      return `there is an operator ${name} already`;
    case 'password-short':
      return 'the password needs at least 12 characters';
    case 'password-common':
      return 'this is one of the most common passwords: choose another';
    case 'unknown-person':
      return `there is no operator ${samePersonAs}`;
    case 'needs-approval':
    default:
      return 'two persons decide here: propose the operator in the console';
  }
}
