import { openEpoch } from '@skins/api/foundation/game';
import { type EventStore, createMemoryStore } from '@skins/api/foundation/store';
import { BoxOpened } from '@skins/engine/boxes';
import { shop } from '@skins/engine/shop';
import { type SampleGame, minuteClock, sampleGame } from '../samples/api/game.ts';
import { RecordedStore } from '../flows/recorded-store.ts';
import { audited } from '../kit/audited.ts';
import { entriesOf, recordsOf } from '../properties/log.ts';

/** A shop whose log can be put back: one clock, one master secret, and several histories of one log. */
export class Timeline {
  readonly clock: () => number;
  store: RecordedStore;
  game: SampleGame;

  private constructor(store: RecordedStore, game: SampleGame, clock: () => number) {
    this.clock = clock;
    this.store = store;
    this.game = game;
  }

  static async begin(): Promise<Timeline> {
    const store = new RecordedStore(createMemoryStore());
    const clock = minuteClock();
    return new Timeline(store, await sampleGame(store, clock), clock);
  }

  /** Another history that begins as this one is now. */
  static async like({ store, length, clock }: Timeline): Promise<Timeline> {
    const same = new RecordedStore(createMemoryStore());
    for (const append of store.appends.slice(0, length)) await same.append(append);
    return new Timeline(same, await sampleGame(same, clock), clock);
  }

  /** How many appends the log has: where it can be put back to. */
  get length(): number {
    return this.store.appends.length;
  }

  /** As a new process starts on the log. */
  async restart(over: EventStore = this.store): Promise<void> {
    this.game = await sampleGame(over, this.clock);
  }

  /** The log as it was after so many appends, and a new process on it: nothing tells it what was lost. */
  async putBack(appends: number): Promise<void> {
    const kept = this.store.appends.slice(0, appends);
    this.store = new RecordedStore(createMemoryStore());
    for (const append of kept) await this.store.append(append);
    await this.restart();
  }

  openEpoch(): Promise<number> {
    return openEpoch(this.game, 'restored');
  }

  /** Server seeds that were revealed, in the order of the log. */
  async revealed(): Promise<readonly string[]> {
    const entries = await entriesOf(this.store);
    return entries.flatMap(({ event }) => (BoxOpened.is(event) ? [event.data.reveal.serverSeed] : []));
  }

  async types(): Promise<readonly string[]> {
    return (await entriesOf(this.store)).map(({ event }) => event.type);
  }

  async divergence() {
    return audited(await recordsOf(this.store), shop).divergence;
  }
}
