import type { Static, TSchema } from 'typebox';
import type { Call, Manner } from '../contract/call.ts';
import type { CallRefused } from './call-refused.ts';
import type { Caller } from './caller.ts';
import type { Operator } from './operator.ts';
import type { Language } from './language.ts';
import type { LIMITED_REFUSALS } from './limited-refusals.ts';

/** The arguments of every handler. */
interface Given<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly language: Language;
  readonly token: string;
  readonly caller: Caller;
}
interface OfPlayer {
  readonly playerId: string;
}
interface OfOperator {
  readonly operator: Operator;
}
interface OfCommand {
  /** the caller's Idempotency-Key, or a generated id without it */
  readonly commandId: string;
}
interface OfWaiting {
  /** the position in the header `after`, for which the list waits briefly; empty if there is none */
  readonly after: string;
}

/** The additional arguments for a call of the given manner. */
type BelongingTo<Its extends Manner> = (Its['access'] extends 'player' ? OfPlayer : unknown) &
  (Its['access'] extends 'operator' ? OfOperator : unknown) &
  (Its['idempotencyKey'] extends 'none' ? unknown : OfCommand) &
  (Its['waits'] extends true ? OfWaiting : unknown);

type LimitedCode = keyof typeof LIMITED_REFUSALS;

/** Refusals that any command may meet. */
type OfKey<Its extends Manner> = Its['idempotencyKey'] extends 'none'
  ? never
  : | 'key-reused'
    | (Its['access'] extends 'player'
        ? | 'seeds-renewed'
          | 'player-suspended'
          | 'player-erased'
          | 'top-up-owed'
          | 'game-stopped'
          | 'game-off'
          | LimitedCode
        : never);

/** Answers a call with its data, or with one of the call's refusals. */
type Handler<Request, Data, Code extends string> = (
  request: Request,
) => Data | CallRefused<Code> | Promise<Data | CallRefused<Code>>;

/** The handler of a call. */
export type HandlerOf<C> =
  C extends Call<
    infer Query extends TSchema,
    infer Body extends TSchema,
    infer Data extends TSchema,
    infer Its extends Manner,
    infer Code extends string
  >
    ? Handler<Given<Static<Query>, Static<Body>> & BelongingTo<Its>, Static<Data>, Code | OfKey<Its>>
    : never;

/** A handler for each call of a contract, by its name. A missing or extra handler does not compile. */
export type Handlers<Contract> = {
  readonly [
    Name in keyof Contract as Contract[Name] extends { readonly idempotencyKey: string } ? Name : never
  ]: HandlerOf<Contract[Name]>;
};

/** The handler of any call. */
export type AnyHandler = Handler<
  Given<unknown, unknown> & OfPlayer & OfOperator & OfCommand & OfWaiting,
  unknown,
  string
>;
