import { type AuditedItem, type Violation, unequal, violationOf } from '../kernel/index.ts';
import { PARTS, Piled, type Piles } from './piled.ts';

/** A step of an item that is wrong, and why. Position in the log, from 1. */
export interface Misstep extends Violation {
  readonly position: number;
}

/** State of an item before its grant. */
export const NOWHERE = 31;
const STATES = 32;
/** Numbers per entry: player, item number, position, value, skin combined with both states, and grant time. */
const WIDTH = 6;
/** Value for a step that does not say when its item was granted. */
const UNSAID = -1;
/** Odd, so that a player's items are spread over all piles. */
const SPREAD = 97;

interface Step {
  readonly player: number;
  readonly item: number;
  readonly position: number;
  readonly value: number;
  readonly skin: number;
  readonly from: number;
  readonly to: number;
  /** time of the item's grant, milliseconds since 1970 */
  readonly came: number;
}

/**
 * The steps of all items, in bounded memory. Each step names both states, the skin and the value. At the log's end, each
 * item's steps are compared: the first must be its grant, and each must begin in the state where the one before ended.
 */
export class ItemTrails {
  readonly #steps: Piled;
  readonly #skins = new Map<string, number>();

  /** @param piles if absent, everything stays in memory */
  constructor(piles?: Piles) {
    this.#steps = new Piled(
      WIDTH,
      (entries, at) => ((entries[at] ?? 0) + (entries[at + 1] ?? 0) * SPREAD) % PARTS,
      piles,
    );
  }

  /**
   * Adds an item's step from one state to another.
   * @param player a number unique to the player
   * @param item number of the player's item, from 1
   * @param position of the event, from 1, never lower than before
   * @param came time of the item's grant, if the step says it
   */
  add(
    { player, item, position }: Pick<Step, 'player' | 'item' | 'position'>,
    { skinId, value }: AuditedItem,
    from: number,
    to: number,
    came = UNSAID,
  ): void {
    const skin = this.#skins.get(skinId) ?? this.#skins.size;
    this.#skins.set(skinId, skin);
    this.#steps.add(player, item, position, value, (skin * STATES + from) * STATES + to, came);
  }

  /** Returns the first step in the log that does not go on from its item's state. */
  misstep(): Misstep | undefined {
    let first: Misstep | undefined;
    for (const blocks of this.#steps.parts())
      for (const found of misstepsIn(blocks))
        if (found.position < (first?.position ?? Infinity)) first = found;
    return first;
  }
}

/** Yields the steps of a part that do not follow from the step before, each item by itself. */
function* misstepsIn(blocks: readonly Float64Array[]): Generator<Misstep> {
  const steps = blocks.flatMap((block) => [...stepsOf(block)]);
  // The sort is stable: steps of one item stay in log order.
  steps.sort((a, b) => a.player - b.player || a.item - b.item);
  let before: Step | undefined;
  let came = UNSAID;
  for (const step of steps) {
    const former = before?.player === step.player && before.item === step.item ? before : undefined;
    if (former === undefined) came = step.came;
    const fault = faultOf(step, former, came);
    if (fault !== undefined) yield { ...fault, position: step.position };
    before = step;
  }
}

function faultOf(
  { from, value, skin, came }: Step,
  before: Step | undefined,
  granted: number,
): Violation | undefined {
  if (before === undefined)
    return from === NOWHERE ? undefined : violationOf('item-state', 'an item that was granted', 'none');
  if (from === NOWHERE)
    return violationOf('item-state', 'an item that was not granted before', 'one that was');
  if (from !== before.to) return violationOf('item-state', `an item in state ${before.to}`, from);
  if (value !== before.value) return violationOf('item-state', `an item worth ${before.value}`, value);
  if (skin !== before.skin) return violationOf('item-state', 'the skin that was granted', 'another one');
  return came === UNSAID ? undefined : unequal('item-state', granted, came);
}

function* stepsOf(block: Float64Array): Generator<Step> {
  for (let at = 0; at < block.length; at += WIDTH) {
    const code = block[at + 4] ?? 0;
    yield {
      player: block[at] ?? 0,
      item: block[at + 1] ?? 0,
      position: block[at + 2] ?? 0,
      value: block[at + 3] ?? 0,
      skin: Math.floor(code / STATES / STATES),
      from: Math.floor(code / STATES) % STATES,
      to: code % STATES,
      came: block[at + 5] ?? UNSAID,
    };
  }
}
