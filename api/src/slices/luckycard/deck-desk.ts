import {
  type Deck,
  DeckClosed,
  LUCKYCARD_DECKS,
  closeDeck,
  deckStream,
  isRepriced,
  openDeck,
  roomIdOf,
} from '@skins/engine/luckycard';
import { flowActor, kindOf } from '@skins/engine/kernel';
import type { Game } from '../../foundation/game/game.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';

/** Queries of decks over the whole log. */
export interface DeckReading {
  /** Returns the number of a kind's latest deck; 0 if there is none. */
  latest(kind: string): number;
  /** Returns the ids of open decks. */
  open(): readonly string[];
}

interface Parts {
  readonly game: Game;
  /** resolves once the lists are open */
  readonly lists: Promise<DeckReading>;
  /** called once for each kind that cannot be opened, and again when the reason changes */
  readonly onUnopened: (kind: string, code: string) => void;
}

/** The service's side of lucky cards: opens decks, and closes those whose cards changed their prices. */
export class DeckDesk {
  readonly #game: Game;
  readonly #lists: Promise<DeckReading>;
  readonly #onUnopened: Parts['onUnopened'];
  readonly #unopened = new Map<string, string>();
  #sweeping: Promise<void> | undefined;

  constructor({ game, lists, onUnopened }: Parts) {
    this.#game = game;
    this.#lists = lists;
    this.#onUnopened = onUnopened;
  }

  /** Calls back when a deck of this process closes: its successor can open. */
  onClosed(react: () => void): void {
    this.#game.runtime.onCommit((stream, events) => {
      if (kindOf(stream) === 'deck' && events.some(DeckClosed.is)) react();
    });
  }

  async read(roomId: string): Promise<Deck> {
    return (await this.#game.streams.deck.read(deckStream(roomId))).state;
  }

  /**
   * Returns a deck as decided, for use in a decision.
   * @throws ToBeRead if it is not in memory
   */
  decided(roomId: string): Deck {
    return this.#game.streams.deck.decided(deckStream(roomId));
  }

  isOpen(time: number): boolean {
    return this.#game.closedAt('luckycard', time) === undefined;
  }

  /** Returns the prices in force at a time. */
  now(time: number) {
    const { skins } = this.#game.catalogueAt(time);
    return { time, priceOf: (skinId: string): number | undefined => skins.get(skinId)?.price };
  }

  /** Opens the decks that are due, and closes those whose cards left have another price. One sweep runs at a time. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => {
      this.#sweeping = undefined;
    });
    return this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const lists = await this.#lists;
    for (const roomId of lists.open()) await this.#closeIfRepriced(roomId);
    const time = this.#game.clock();
    if (!this.isOpen(time)) return;
    const { kinds } = this.#game.rulesAt(LUCKYCARD_DECKS, time).content;
    for (const { kind } of kinds) await this.#openIfDue(kind, lists.latest(kind));
  }

  /** @param listed number of the latest deck that the list knows; later ones may stand in the log */
  async #openIfDue(kind: string, listed: number): Promise<void> {
    let number = Math.max(1, listed);
    let deck = await this.read(roomIdOf(kind, number));
    while (deck.closed !== undefined) {
      number += 1;
      deck = await this.read(roomIdOf(kind, number));
    }
    if (deck.opened !== undefined) return;
    const input = { kind, number };
    const contextAt = (time: number) => ({
      ...this.now(time),
      hash: nativeSha256,
      rules: this.#game.rulesAt(LUCKYCARD_DECKS, time),
    });
    // Decided first without an effect: a refusal would be logged at every sweep.
    const decision = openDeck.decide(deck, input, contextAt(this.#game.clock()));
    const code = decision.kind === 'rejected' ? decision.rejection.code : '';
    if (code !== '' && this.#unopened.get(kind) !== code) this.#onUnopened(kind, code);
    this.#unopened.set(kind, code);
    if (code !== '') return;
    const stream = deckStream(roomIdOf(kind, number));
    await this.#game.act(openDeck, {
      streams: this.#game.streams.deck,
      stream,
      commandId: `${stream}/open/${this.#game.clock()}`,
      input,
      context: ({ time }) => contextAt(time),
    });
  }

  async #closeIfRepriced(roomId: string): Promise<void> {
    const deck = await this.read(roomId);
    const now = this.#game.clock();
    const { latest, pending, closed } = deck;
    if (latest === undefined || pending !== undefined || closed !== undefined) return;
    if (!isRepriced(deck, this.now(now).priceOf)) return;
    const stream = deckStream(roomId);
    await this.#game.runtime.execute({
      command: closeDeck,
      streams: this.#game.streams.deck,
      stream,
      commandId: `${stream}/price/${now}`,
      input: { since: latest.at },
      actor: flowActor(stream),
      context: ({ time }) => this.now(time),
    });
  }
}
