import type { LimitationType } from '@skins/engine/signin';
import { type Static, Type } from 'typebox';

const TYPES: LimitationType[] = [0, 1, 2, 3];

/** What a day asks for that is not done yet: what the refusal carries, and the requirement dialog shows. */
export const Missing = Type.Object({
  limitationType: Type.Enum(TYPES),
  limitationTime: Type.Integer({ minimum: 0, description: 'how many; of type 3 gems' }),
  done: Type.Integer({ minimum: 0 }),
});
export type Missing = Static<typeof Missing>;
