import { type AuditedItem, type ItemBooks, type Violation, unequal, violationOf } from '../kernel/index.ts';
import type { EventAtHand } from './event-at-hand.ts';
import { ItemTrails, type Misstep, NOWHERE } from './item-trails.ts';
import type { Piles } from './piled.ts';

const IN_BAG = 0;

/** The items of players by number. Checks that each command granted and used the items it had to. */
export class Items implements ItemBooks {
  readonly #desk: EventAtHand;
  readonly #trails: ItemTrails;
  #due: AuditedItem[] = [];
  #source = 0;
  /** items that the open command moved and has not used yet */
  #moved: readonly AuditedItem[] = [];
  #movedTo = 0;

  /** @param piles storage for the steps of items; in memory if absent */
  constructor(desk: EventAtHand, piles?: Piles) {
    this.#desk = desk;
    this.#trails = new ItemTrails(piles);
  }

  nextId(): string {
    const { playerId, items } = this.#desk.player;
    return `${playerId}-${items + this.#due.length + 1}`;
  }

  due(source: number, item: AuditedItem): void {
    this.#source = source;
    this.#due.push(item);
  }

  grant(source: number, items: readonly AuditedItem[]): Violation | undefined {
    const due = this.#due;
    this.#due = [];
    this.#desk.player.items += due.length;
    for (const item of due) this.#step(item, NOWHERE, IN_BAG, this.#desk.time);
    return (
      unequal('grant', `source ${this.#source}`, `source ${source}`) ??
      unequal('grant', `${due.length} items`, `${items.length} items`) ??
      differing(due, items)
    );
  }

  grantExtra(items: readonly AuditedItem[]): Violation | undefined {
    const { player } = this.#desk;
    for (const item of items) {
      player.items += 1;
      const next = `${player.playerId}-${player.items}`;
      if (item.itemId !== next) return violationOf('item-id', next, item.itemId);
      this.#step(item, NOWHERE, IN_BAG, this.#desk.time);
    }
    return undefined;
  }

  move(from: number, to: number, items: readonly AuditedItem[]): Violation | undefined {
    const { playerId, items: granted } = this.#desk.player;
    for (const { itemId } of items) {
      const number = numberOf(itemId);
      if (itemId !== `${playerId}-${number}` || number > granted)
        return violationOf('item-state', "an item of the player's", itemId);
    }
    if (new Set(items.map(({ itemId }) => itemId)).size !== items.length)
      return violationOf('item-state', 'each item once', 'one of them twice');
    if (this.#moved.length > 0) return violationOf('item-use', 'items that are used', 'others');
    for (const item of items) this.#step(item, from, to);
    this.#moved = items;
    this.#movedTo = to;
    return undefined;
  }

  use(to: number): readonly AuditedItem[] | undefined {
    if (to !== this.#movedTo || this.#moved.length === 0) return undefined;
    const used = this.#moved;
    this.#moved = [];
    return used;
  }

  came(item: AuditedItem, state: number, time: number): void {
    this.#step(item, state, state, time);
  }

  /** Returns the first step in the log that does not go on from its item's state; called at the log's end. */
  misstep(): Misstep | undefined {
    return this.#trails.misstep();
  }

  #step(item: AuditedItem, from: number, to: number, came?: number): void {
    const { player, position } = this.#desk;
    // The position of the player's first grant is unique to the player.
    player.itemsSince ??= position;
    this.#trails.add(
      { player: player.itemsSince, item: numberOf(item.itemId), position },
      item,
      from,
      to,
      came,
    );
  }

  /** Checks what a command left undone. */
  endCommand(): Violation | undefined {
    if (this.#moved.length > 0) {
      const { length } = this.#moved;
      this.#moved = [];
      return violationOf('item-use', 'an event that says what they are used for', `${length} items moved`);
    }
    if (this.#due.length === 0) return undefined;
    const count = this.#due.length;
    this.#due = [];
    return violationOf('grant', `${count} items`, 'none');
  }
}

function differing(due: readonly AuditedItem[], granted: readonly AuditedItem[]): Violation | undefined {
  for (const [n, item] of due.entries()) {
    const other = granted[n];
    const same = item.itemId === other?.itemId && item.skinId === other.skinId && item.value === other.value;
    if (!same) return violationOf('grant', shown(item), shown(other));
  }
  return undefined;
}

const shown = (item: AuditedItem | undefined): string =>
  item === undefined ? 'nothing' : `${item.itemId} ${item.skinId} at ${item.value}`;

const numberOf = (itemId: string): number => Number(itemId.slice(itemId.lastIndexOf('-') + 1));
