import { sha256Hex } from '../../../engine/src/fairness/index.ts';
import {
  AGREED_EDITION,
  INPUT_EDITION,
  STRICTER_EDITION,
  type Action,
  type Decision,
  type EventMeta,
  SYSTEM,
  type Step,
  canonicalJson,
  flowActor,
  idOf,
  placeOf,
  playerActor,
} from '../../../engine/src/kernel/index.ts';
import { AGREEMENT, agreedIn } from '../../../engine/src/slices/accounts/index.ts';
import type { SeedSecrets } from '../../../engine/src/slices/seeds/index.ts';
import { sampleSecrets } from '../../seeds/sample-secrets.ts';
import type { AnyShop } from '../../../engine/src/shop/shop.ts';

interface Folded {
  state: unknown;
  version: number;
}

interface Order {
  readonly id: string;
  readonly stream: string;
  readonly name: string;
  readonly input: unknown;
  readonly actor: string;
  /** first gems of a new player */
  readonly demoGrant?: number;
}

/** A shop in memory, for tests: decides, folds and records as the runtime does, and runs the actions of flows. */
export class SampleShop {
  /** the log */
  readonly records: string[] = [];
  /** milliseconds since 1970; advanced by the test */
  time = Date.UTC(2026, 10, 20);
  #edition = 1;
  readonly #shop: AnyShop;
  readonly #secrets: SeedSecrets = sampleSecrets(20);
  readonly #streams = new Map<string, Folded>();
  readonly #answers = new Map<string, Decision<{ readonly code: string }>>();

  constructor(shop: AnyShop) {
    this.#shop = shop;
  }

  stateOf(stream: string): unknown {
    return this.#folded(stream).state;
  }

  /** Starts a log. @param newPlayer gems granted to new players by the rules, in 1/10,000 gem; no such rules before edition 3 */
  open(edition: number, newPlayer = 0): void {
    this.#edition = edition;
    this.#send({
      id: 'open',
      stream: 'edition-log',
      name: 'open-edition',
      input: { edition },
      actor: SYSTEM,
    });
    if (edition < STRICTER_EDITION) return;
    this.#publish('seed-chains', { length: this.#secrets.length });
    this.#publish('grants', { newPlayer });
    if (edition >= AGREED_EDITION) this.#publish('agreement', AGREEMENT.first);
  }

  #publish(name: string, content: unknown): void {
    this.#send({
      id: `first-${name}`,
      stream: `rules-${name}`,
      name: 'publish-rules',
      input: { name, content, from: 0 },
      actor: SYSTEM,
    });
  }

  register(playerId: string, demoGrant: number): void {
    this.#send({
      id: `claim-${playerId}`,
      stream: `login-phone:${sha256Hex(playerId)}`,
      name: 'claim-login',
      input: { kind: 'phone', playerId },
      actor: SYSTEM,
    });
    this.#send({
      id: `register-${playerId}`,
      stream: `player-${playerId}`,
      name: 'register-player',
      input: { playerId },
      demoGrant,
      actor: SYSTEM,
    });
  }

  /** Runs a player's command. The id states its order: `place` is the place of the command's first event. */
  play(
    playerId: string,
    name: string,
    input: unknown,
  ): { place: string; decision: Decision<{ code: string }> } {
    const stream = `player-${playerId}`;
    const place = placeOf(stream, this.#folded(stream).version + 1);
    const id = `${name}-${this.#answers.size}`;
    return { place, decision: this.#send({ id, stream, name, input, actor: playerActor(playerId) }) };
  }

  /**
   * Runs the next actions of streams until none is due or the steps are used up, as if the runner had died then.
   * @returns how many steps did something for the first time
   */
  run(steps = Infinity): number {
    const before = this.#answers.size;
    const left = () => steps - (this.#answers.size - before);
    for (let answered = -1; answered !== this.#answers.size;) {
      answered = this.#answers.size;
      for (const [stream, { state }] of this.#streams)
        for (const action of this.#shop.streamKindOf(stream)?.nextActions(state) ?? [])
          if (left() > 0) this.#act(stream, action, left());
    }
    return this.#answers.size - before;
  }

  #act(flow: string, action: Action, left: number): void {
    if (action.do === 'until' && this.time >= action.at) this.#act(flow, action.act, left);
    if (action.do === 'command') this.#step(flow, action, left);
  }

  #step(flow: string, step: Step, left: number): void {
    const known = this.#answers.has(step.id);
    const { kind } = this.#send({ ...step, actor: flowActor(flow) });
    if (kind === 'rejected' && step.refused !== undefined && (known || left > 1))
      this.#step(flow, step.refused, left - 1);
  }

  #send({ id, stream, name, input, actor, demoGrant = 0 }: Order): Decision<{ readonly code: string }> {
    const known = this.#answers.get(id);
    if (known !== undefined) return known;
    const command = this.#shop.commands.get(name);
    if (command === undefined) throw new RangeError(`no command ${name}`);
    const folded = this.#folded(stream);
    const context = {
      time: this.time,
      at: placeOf(stream, folded.version + 1),
      rules: this.#shop.rules.get(idOf(stream)),
      hash: sha256Hex,
      secrets: this.#secrets,
      playerId: idOf(stream),
      commandId: id,
      demoGrant,
      agreed: agreedIn(AGREEMENT.first, 'zh'),
      registration: true,
    };
    const decision: Decision<{ readonly code: string }> = Reflect.apply(
      Reflect.get(command, 'decide'),
      command,
      [folded.state, input, context],
    );
    this.#answers.set(id, decision);
    const asked =
      this.#edition < INPUT_EDITION ? undefined : sha256Hex(canonicalJson({ command: name, input }));
    if (decision.kind === 'accepted')
      for (const [n, event] of decision.events.entries())
        this.#write(folded, event, { stream, actor, command: id }, n === 0 ? asked : undefined);
    return decision;
  }

  #write(
    folded: Folded,
    { type, v, data }: { type: string; v: number; data: unknown },
    { stream, actor, command }: Pick<EventMeta, 'stream' | 'actor' | 'command'>,
    input: string | undefined,
  ): void {
    const { time } = this;
    folded.version += 1;
    const { version } = folded;
    const meta = { stream, version, time, actor, command };
    folded.state = this.#shop.streamKindOf(stream)?.fold.evolve(folded.state, { type, v, data }, meta);
    this.records.push(JSON.stringify({ stream, version, type, v, time, actor, command, input, data }));
  }

  #folded(stream: string): Folded {
    const known = this.#streams.get(stream);
    if (known !== undefined) return known;
    const kind = this.#shop.streamKindOf(stream);
    if (kind === undefined) throw new RangeError(`no kind of stream: ${stream}`);
    const folded = { state: kind.fold.initial, version: 0 };
    this.#streams.set(stream, folded);
    return folded;
  }
}
