export { type OperatorState, OperatorSessions } from './operator-sessions.ts';
export {
  type NewOperator,
  type Operator,
  type OperatorAdded,
  addOperator,
  disableOperator,
  faultOfOperator,
  listOperators,
} from './register.ts';
