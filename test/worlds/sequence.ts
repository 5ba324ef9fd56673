import { nativeSha256 } from '@skins/api/foundation/secrets';
import { type Append, positionOf } from '@skins/api/foundation/store';
import { type OpenBox, openBox } from '@skins/engine/boxes';
import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { type AnyEvent, type Decision, type StreamKind, idOf, kindOf, placeOf } from '@skins/engine/kernel';
import { predictOpen } from '../boxes/predict-open.ts';
import { duelShop } from '../sample-duel/shop.ts';
import type { AnyOrder, View } from '../kit/order.ts';
import { type Book, type Request, toldAs } from './book.ts';
import { Ledger } from './ledger.ts';
import { SECRETS } from './process.ts';
import type { Answer } from './sent.ts';

type AnyDecision = Decision<{ readonly code: string }>;

/** Kinds of streams of games that players share. */
const SHARED: ReadonlySet<string> = new Set(['battle', 'wish', 'deck', 'rain']);

interface Folded {
  state: unknown;
  version: number;
}

/**
 * The reference: a disk's commands in sequence, each decided only on everything before it, without a runtime: no
 * cached streams, no turns, no commits.
 */
export class Sequence implements View {
  /** milliseconds since 1970; time of the command being decided */
  time = 0;
  readonly #book: Book;
  readonly #exact: boolean;
  readonly #streams = new Map<string, Folded>();
  readonly #ledger = new Ledger([]);
  readonly #answers = new Map<Request, Answer>();
  #events = 0;

  /** @param exact whether games were decided on in their latest state */
  constructor(book: Book, exact: boolean) {
    this.#book = book;
    this.#exact = exact;
  }

  stateOf<State>({ fold }: StreamKind<State>, stream: string): State {
    const folded: object = this.#streams.get(stream) ?? { state: fold.initial };
    // A stream's state is the result of its kind's fold.
    return Reflect.get(folded, 'state');
  }

  /**
   * Returns the differences between the disk, the answers and the expected results; empty if all agree.
   * @param begun number of appends before anything was requested
   */
  faults(appends: readonly Append[], begun: number): string[] {
    for (const append of appends.slice(0, begun)) this.#fold(append);
    const wrong = appends.slice(begun).flatMap((append) => this.#take(append) ?? []);
    for (const request of this.#book.requests) wrong.push(...this.#wrongAnswers(request));
    return wrong;
  }

  #take(append: Append): string | undefined {
    const { stream, command, actor } = append;
    const request = this.#book.asked(stream, command.id, command.inputHash);
    let fault: string | undefined;
    try {
      fault = request && this.#decide(request, append);
      this.#fold(append);
    } catch (error) {
      return `${request?.said ?? command.id} contradicts what was before it: ${String(error)}`;
    }
    // A flow's commands follow from the log, which the auditor checks.
    return request === undefined && !actor.startsWith('flow:')
      ? `${command.id} in ${stream} was asked for by nobody`
      : fault;
  }

  #decide(request: Request, append: Append): string | undefined {
    const { order, said } = request;
    this.time = append.time;
    if (!this.#exact && order.reads.some((stream) => SHARED.has(kindOf(stream)))) {
      this.#answers.set(request, this.#answerOf(order, decisionIn(append), append));
      return undefined;
    }
    const decision = this.#decisionOf(order, request.commandId);
    const events = decision.kind === 'accepted' ? decision.events : [];
    const refusal = decision.kind === 'rejected' ? JSON.stringify(decision.rejection) : undefined;
    const answer = this.#answerOf(order, decision, append);
    this.#answers.set(request, answer);
    if (toldAs(plain(append.events)) !== toldAs(plain(events)))
      return `${said} wrote what does not follow from what was before it`;
    if (append.command.refusal !== refusal) return `${said} was refused otherwise than by what was before it`;
    return this.#faultOfOpen(order, append, answer);
  }

  #decisionOf({ command, stream, input, context }: AnyOrder, commandId: string): AnyDecision {
    const { state, version } = this.#folded(stream);
    const at = placeOf(stream, version + 1);
    const given = {
      time: this.time,
      at,
      playerId: idOf(stream),
      commandId,
      secrets: SECRETS,
      hash: nativeSha256,
    };
    return Reflect.apply(Reflect.get(command, 'decide'), command, [state, input, context(given, this)]);
  }

  #answerOf({ command, input }: AnyOrder, decision: AnyDecision, { events, time }: Append): Answer {
    if (decision.kind === 'rejected') return { kind: 'refused', rejection: decision.rejection };
    const reply: unknown = Reflect.apply(Reflect.get(command, 'reply'), command, [events, input]);
    const position = positionOf(this.#events + events.length);
    return { kind: 'done', reply, position, time: events.length > 0 ? time : undefined };
  }

  /** Checks an open without the engine's decider: sums, items and rolls by hand. */
  #faultOfOpen({ command, stream, input }: AnyOrder, { events }: Append, answer: Answer): string | undefined {
    if (command !== openBox || !isOpen(input)) return undefined;
    const state = this.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM);
    const version = catalogueAt(state.history, this.time).boxes.get(input.boxId)?.current;
    const expected = predictOpen(idOf(stream), this.#ledger.holding(stream), input, version, events);
    const [was, due] = [toldAs(withoutPlace(answer)), toldAs(expected)];
    return was === due ? undefined : `an open came to ${was} instead of ${due}`;
  }

  #wrongAnswers(request: Request): string[] {
    const { said, answers } = request;
    const expected = toldAs(this.#answers.get(request) ?? { kind: 'key-reused' });
    return answers
      .map(toldAs)
      .filter((one) => one !== expected)
      .map((one) => `${said} was answered ${one} instead of ${expected}`);
  }

  #fold(append: Append): void {
    const { stream, events, time, actor, command } = append;
    const folded = this.#folded(stream);
    const fold = duelShop.streamKindOf(stream)?.fold;
    for (const event of events) {
      folded.version += 1;
      const meta = { stream, version: folded.version, time, actor, command: command.id };
      folded.state = fold?.evolve(folded.state, event, meta);
    }
    this.#events += events.length;
    this.#ledger.take(append);
  }

  #folded(stream: string): Folded {
    const known = this.#streams.get(stream);
    if (known !== undefined) return known;
    const folded = { state: duelShop.streamKindOf(stream)?.fold.initial, version: 0 };
    this.#streams.set(stream, folded);
    return folded;
  }
}

/** Returns the decision that an append says was made. */
const decisionIn = ({ events, command: { refusal } }: Append): AnyDecision =>
  refusal === undefined ? { kind: 'accepted', events } : { kind: 'rejected', rejection: JSON.parse(refusal) };

const plain = (events: readonly AnyEvent[]) => events.map(({ type, v, data }) => ({ type, v, data }));
const withoutPlace = ({ kind, ...answer }: Answer): object =>
  'reply' in answer ? { kind, reply: answer.reply } : { kind, ...answer };
const isOpen = (input: unknown): input is OpenBox =>
  typeof input === 'object' && input !== null && 'boxId' in input && 'versionHash' in input;
