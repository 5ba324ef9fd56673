import { type Right, mayDo } from '@skins/engine/kernel';
import type { Operator } from '../../foundation/http/operator.ts';

export const may = ({ role }: Operator, right: Right): boolean => mayDo(role, right);
