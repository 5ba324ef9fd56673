import { type Static, Type } from 'typebox';

const Kind = Type.Enum(['paid-in', 'opens', 'vip', 'invited', 'assists']);

/** A room's condition with the caller's progress; amounts in gems. */
export const Requirement = Type.Object({
  id: Type.Integer({ minimum: 1, description: 'its place among the conditions of the room' }),
  taskName: Type.String({ description: 'what it asks for, in words' }),
  amount: Type.Number({ minimum: 0, description: 'how far the caller is; 0 for visitors' }),
  code: Kind,
  kind: Kind,
  wanted: Type.Number(),
  days: Type.Union([Type.Integer(), Type.Null()], {
    description: 'of the last so many days; null: whenever',
  }),
  found: Type.Union([Type.Number(), Type.Null()], { description: 'null for visitors' }),
  done: Type.Boolean(),
});
export type Requirement = Static<typeof Requirement>;

/** Data of the refusal 615. */
export const Missing = Type.Object({
  roomId: Type.String({ pattern: '^[0-9a-f]{12}$' }),
  tasks: Type.Array(Requirement),
  share: Type.Union([Type.String(), Type.Null()], {
    description: 'address that friends open to help; null where no help is asked for',
  }),
});
export type Missing = Static<typeof Missing>;
