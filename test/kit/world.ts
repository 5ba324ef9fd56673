import { sampleSecrets } from '../seeds/sample-secrets.ts';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import {
  type Action,
  type AnyEvent,
  type Decision,
  type StreamKind,
  type Step,
  canonicalJson,
  flowActor,
  idOf,
  invariant,
  placeOf,
} from '@skins/engine/kernel';
import { EPOCH_STREAM } from '@skins/engine/epochs';
import { type AnyShop, shop as allSlices } from '@skins/engine/shop';
import { frozen } from './frozen.ts';
import type { AnyOrder, Given, View } from './order.ts';

const START = Date.UTC(2026, 10, 20);
const ID_DIGITS = 16;

type AnyDecision = Decision<{ readonly code: string }>;

/** The result of a command. */
export type Answer =
  | { readonly kind: 'done'; readonly reply: unknown; readonly events: readonly AnyEvent[] }
  | { readonly kind: 'refused'; readonly rejection: { readonly code: string } };

/** A command that wrote records, and their place in the log. */
export interface Written {
  readonly command: string;
  /** index of its first record */
  readonly first: number;
  readonly count: number;
}

/** A command as it was decided, so that it can be sent again elsewhere. */
export interface Sent {
  readonly order: AnyOrder;
  readonly commandId: string;
  /** milliseconds since 1970 */
  readonly time: number;
  /** what it was decided on besides the stream's state and its input */
  readonly context: unknown;
}

interface Folded {
  state: unknown;
  version: number;
}

interface WorldOptions {
  readonly shop?: AnyShop;
  readonly seed?: number;
  /** at least 20, so that no command uses up more than one chain */
  readonly chainLength?: number;
}

/** Contexts of flow steps that need more than the common context, by command. */
export type Contexts = Readonly<Record<string, AnyOrder['context']>>;

/**
 * An in-memory shop that trusts no slice: it decides every command twice on frozen state and input, and computes its
 * answer from its events and from their records.
 */
export class World implements View {
  readonly shop: AnyShop;
  readonly secrets;
  /** the log */
  readonly records: string[] = [];
  readonly written: Written[] = [];
  /** all commands, refused ones too */
  readonly sent: Sent[] = [];
  /** milliseconds since 1970; each command takes a second */
  time = START;
  readonly #streams = new Map<string, Folded>();
  /** ids of flow steps that were carried out */
  readonly #steps = new Map<string, AnyDecision['kind']>();
  readonly #seed: number;
  /** how often each command was asked of each stream */
  readonly #asked = new Map<string, number>();

  constructor({ shop = allSlices, seed = 1, chainLength = 20 }: WorldOptions = {}) {
    this.shop = shop;
    this.#seed = seed;
    this.secrets = sampleSecrets(chainLength, nativeSha256, () => epochOf(this));
  }

  stateOf<State>(_kind: StreamKind<State>, stream: string): State {
    const folded: object = this.#folded(stream);
    // A stream's state is the result of its kind's fold.
    return Reflect.get(folded, 'state');
  }

  /** The streams in order of their first events. */
  get streams(): readonly string[] {
    return [...this.#streams.keys()];
  }

  /** Returns the place of a stream's next event. */
  nextPlace(stream: string): string {
    return placeOf(stream, this.#folded(stream).version + 1);
  }

  run(order: AnyOrder): Answer {
    return this.#run(order, this.#commandId(order));
  }

  /** Depends on the command and its stream alone: commands that another slice adds change no id, and with it no draw. */
  #commandId({ command: { name }, stream }: AnyOrder): string {
    const asked = `${name} ${stream}`;
    const times = (this.#asked.get(asked) ?? 0) + 1;
    this.#asked.set(asked, times);
    return `command-${nativeSha256(`${this.#seed} ${asked} ${times}`).slice(0, ID_DIGITS)}`;
  }

  /** Lets time pass until so many milliseconds after the start, however many commands were run until then. */
  waitUntil(sinceStart: number): void {
    invariant(this.time <= START + sinceStart, 'what came before takes less time');
    this.time = START + sinceStart;
  }

  /** Runs a command that must be accepted. @returns its events */
  must(order: AnyOrder): readonly AnyEvent[] {
    const answer = this.run(order);
    if (answer.kind === 'refused') throw new Error(`${order.command.name}: ${answer.rejection.code}`);
    return answer.events;
  }

  /** Carries out the steps of flows until all flows wait. */
  settle(contexts: Contexts = {}): void {
    for (let before = -1; before !== this.#steps.size;) {
      before = this.#steps.size;
      for (const [stream, { state }] of this.#streams)
        for (const action of this.shop.streamKindOf(stream)?.nextActions(state) ?? [])
          this.#act(stream, action, contexts);
    }
  }

  #act(flow: string, action: Action, contexts: Contexts): void {
    if (action.do === 'until' && this.time >= action.at) this.#act(flow, action.act, contexts);
    if (action.do === 'command') this.#step(flow, action, contexts);
  }

  #step(flow: string, step: Step, contexts: Contexts): void {
    const { id, name, stream, input } = step;
    const context = contexts[name] ?? ((given: Given) => given);
    const command = this.shop.commands.get(name);
    invariant(command !== undefined, `a flow asks for a command that there is, and not for ${name}`);
    let kind = this.#steps.get(id);
    if (kind === undefined) {
      const answer = this.#run({ command, stream, actor: flowActor(flow), input, reads: [], context }, id);
      kind = answer.kind === 'done' ? 'accepted' : 'rejected';
      this.#steps.set(id, kind);
    }
    if (kind === 'rejected') {
      invariant(step.refused !== undefined, `a flow knows what follows when ${name} is refused`);
      this.#step(flow, step.refused, contexts);
    }
  }

  #run(order: AnyOrder, commandId: string): Answer {
    const { command, stream } = order;
    this.time += 1_000;
    const decision = this.#decide(order, commandId);
    if (decision.kind === 'rejected') return { kind: 'refused', rejection: decision.rejection };
    const first = this.records.length;
    const input = inputHashOf(order);
    for (const [n, event] of decision.events.entries())
      this.#write(event, order, { id: commandId, ...(n === 0 ? { input } : {}) });
    const count = decision.events.length;
    if (count > 0) this.written.push({ command: command.name, first, count });
    const reply = replyOf(order, decision.events);
    const stored = this.records.slice(first).map((record) => this.#read(record));
    const again = replyOf(order, stored);
    if (JSON.stringify(again) !== JSON.stringify(reply))
      throw new Error(`${command.name} replies otherwise out of its records, in ${stream}`);
    return { kind: 'done', reply, events: decision.events };
  }

  #decide(order: AnyOrder, commandId: string): AnyDecision {
    const { command, stream, input, context } = order;
    const { state } = this.#folded(stream);
    let last: unknown;
    const decide = (): AnyDecision => {
      const given: Given = {
        time: this.time,
        at: this.nextPlace(stream),
        playerId: idOf(stream),
        commandId,
        secrets: this.secrets,
        hash: nativeSha256,
      };
      last = frozen(context(given, this));
      const parts = [frozen(state), frozen(input), last];
      return Reflect.apply(Reflect.get(command, 'decide'), command, parts);
    };
    const decision = decide();
    if (canonicalJson(decide()) !== canonicalJson(decision))
      throw new Error(`${command.name} decides otherwise the second time`);
    this.sent.push({ order, commandId, time: this.time, context: last });
    return decision;
  }

  #write(
    { type, v, data }: AnyEvent,
    { stream, actor }: AnyOrder,
    { id: command, input }: { readonly id: string; readonly input?: string },
  ): void {
    const folded = this.#folded(stream);
    const { time } = this;
    folded.version += 1;
    const meta = { stream, version: folded.version, time, actor, command };
    const kind = this.shop.streamKindOf(stream);
    folded.state = kind?.fold.evolve(folded.state, { type, v, data }, meta);
    const { version } = meta;
    this.records.push(JSON.stringify({ stream, version, type, v, time, actor, command, input, data }));
  }

  #read(record: string): AnyEvent {
    const { type, v, data }: AnyEvent = JSON.parse(record);
    return this.shop.codec.decode(type, v, data);
  }

  #folded(stream: string): Folded {
    const known = this.#streams.get(stream);
    if (known !== undefined) return known;
    const kind = this.shop.streamKindOf(stream);
    if (kind === undefined) throw new RangeError(`no kind of stream: ${stream}`);
    const folded = { state: kind.fold.initial, version: 0 };
    this.#streams.set(stream, folded);
    return folded;
  }
}

const inputHashOf = ({ command: { name }, input }: AnyOrder): string =>
  nativeSha256(canonicalJson({ command: name, input }));

/** Returns the open epoch of a world. */
const epochOf = (world: World): number => world.stateOf(allSlices.streams.epoch, EPOCH_STREAM).epoch;

const replyOf = ({ command, input }: AnyOrder, events: readonly AnyEvent[]): unknown =>
  Reflect.apply(Reflect.get(command, 'reply'), command, [events, frozen(input)]);
