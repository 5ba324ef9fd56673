import type { BoxVersion } from '@skins/engine/catalogue';
import { playerStream } from '@skins/engine/accounts';
import { type AnyEvent, canonicalJson } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { type EventStore, type KnownCommand } from '@skins/api/foundation/store';
import { readRecorded } from '@skins/api/foundation/runtime';
import { predictOpen } from '../boxes/predict-open.ts';
import { sha256 } from '../http/recompute.ts';
import { type Holding, NOTHING, after } from './ledger.ts';
import type { Prediction } from './prediction.ts';
import type { Answer, Sent, Wish } from './wishes.ts';

/** All that was heard of one wish: an answer for each time it was sent and answered. */
export interface Heard extends Sent {
  readonly answers: Answer[];
}

/** Predicts every answer from what stands in the log before it, and names those that came out otherwise. */
export class Auditor {
  readonly #store: EventStore;
  readonly #onSale: ReadonlyMap<string, BoxVersion>;
  readonly #events = new Map<string, AnyEvent[]>();
  readonly #holdings = new Map<string, Holding[]>();

  constructor(store: EventStore, onSale: ReadonlyMap<string, BoxVersion>) {
    this.#store = store;
    this.#onSale = onSale;
  }

  /** @returns what differs from the prediction; empty when every answer was right */
  async faults(heard: readonly Heard[]): Promise<string[]> {
    const faults: string[] = [];
    for (const one of heard) faults.push(...(await this.#faultsOf(one)));
    return faults;
  }

  /** What a player holds at the end of the log. */
  async holding(playerId: string): Promise<Holding> {
    return (await this.#history(playerId)).at(-1) ?? NOTHING;
  }

  async #faultsOf({ playerId, key, wish, answers }: Heard): Promise<string[]> {
    const known = await this.#store.findCommand(playerStream(playerId), key);
    if (known === undefined) return answers.map((answer) => `${key}: ${answer.kind}, but not in the log`);
    const predicted = await this.#predict(playerId, known, wish);
    return answers.flatMap((answer) => {
      const found = canonicalJson(answerOf(answer));
      return found === predicted ? [] : [`${key}: ${found} instead of ${predicted}`];
    });
  }

  async #predict(playerId: string, known: KnownCommand, { command, input }: Wish): Promise<string> {
    if (known.inputHash !== sha256(canonicalJson({ command, input })))
      return canonicalJson({ kind: 'key-reused' });
    const history = await this.#history(playerId);
    const before = history[known.firstVersion - 1] ?? NOTHING;
    if (command === 'set-user-seed') return canonicalJson(predictSeed(before, input, known));
    const events = (this.#events.get(playerId) ?? []).slice(known.firstVersion - 1).slice(0, known.count);
    return canonicalJson(predictOpen(playerId, before, input, this.#onSale.get(input.boxId), events));
  }

  /** The holding after each event of a player's stream; the first is the one before any. */
  async #history(playerId: string): Promise<readonly Holding[]> {
    const known = this.#holdings.get(playerId);
    if (known !== undefined) return known;
    const records = await this.#store.readStream(playerStream(playerId));
    const events = records.map((record) => readRecorded(record, codec).event);
    const history = [NOTHING];
    for (const event of events) history.push(after(history.at(-1) ?? NOTHING, event));
    this.#events.set(playerId, events);
    this.#holdings.set(playerId, history);
    return history;
  }
}

/** A seed that stands already is quiet: nothing is written, and the answer is the same. */
function predictSeed(before: Holding, { userSeed }: { userSeed: string }, known: KnownCommand): Prediction {
  if (!/^[A-Za-z0-9]{1,16}$/.test(userSeed)) return { kind: 'refused', rejection: { code: 'bad-user-seed' } };
  const events = before.userSeed === userSeed && !before.seedDue ? 0 : 1;
  return { kind: 'done', reply: known.count === events ? { userSeed } : { eventsThen: events } };
}

const answerOf = (answer: Answer): object => {
  if (answer.kind === 'done') return { kind: answer.kind, reply: answer.reply };
  return answer.kind === 'refused'
    ? { kind: answer.kind, rejection: answer.rejection }
    : { kind: answer.kind };
};
