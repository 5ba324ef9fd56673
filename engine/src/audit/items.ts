import { type AuditedItem, type ItemBooks, type Violation, unequal, violationOf } from '../kernel/index.ts';
import type { EventAtHand } from './event-at-hand.ts';

/** Which items players have, by number, and whether each command granted what it had to. */
export class Items implements ItemBooks {
  readonly #desk: EventAtHand;
  #due: AuditedItem[] = [];
  #source = 0;

  constructor(desk: EventAtHand) {
    this.#desk = desk;
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
    return (
      unequal('grant', `source ${this.#source}`, `source ${source}`) ??
      unequal('grant', `${due.length} items`, `${items.length} items`) ??
      differing(due, items)
    );
  }

  /** What a command left undone. */
  endCommand(): Violation | undefined {
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
