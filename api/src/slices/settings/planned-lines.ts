import {
  BoxRetired,
  BoxVersionPublished,
  BoxesOrdered,
  type Catalogue,
  type Shelf,
  ShelfPlaced,
  ShelvesOrdered,
  type Skin,
  SkinListed,
  boxOf,
} from '@skins/engine/catalogue';
import type { AnyEvent } from '@skins/engine/kernel';
import {
  type KnownBox,
  type KnownCatalogue,
  boxesFirst,
  catalogueLines,
  shelvesIn,
} from './catalogue-lines.ts';
import type { KeptLine } from './kept-lines.ts';

/** Returns the differences that the events of a planned change would make, as the public log will tell them. */
export function plannedLines(catalogue: Catalogue, events: readonly AnyEvent[]): readonly KeptLine[] {
  const planned = new Planned(catalogue);
  const lines = events.flatMap((event) => {
    const own = catalogueLines(planned, event);
    planned.add(event);
    return own;
  });
  return boxesFirst(lines);
}

/** A catalogue with the events of a change so far. */
class Planned implements KnownCatalogue {
  readonly #catalogue: Catalogue;
  readonly #skins = new Map<string, Skin>();
  readonly #shelves = new Map<string, Shelf>();
  readonly #boxes = new Map<string, KnownBox>();
  #shelfOrder: readonly string[];
  #boxOrder: readonly string[];

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#shelfOrder = [...catalogue.shelves.keys()];
    this.#boxOrder = catalogue.boxOrder ?? [];
  }

  skin(id: string): Skin | undefined {
    return this.#skins.get(id) ?? this.#catalogue.skins.get(id);
  }

  shelf(id: string): Shelf | undefined {
    return this.#shelves.get(id) ?? this.#catalogue.shelves.get(id);
  }

  box(id: string): KnownBox | undefined {
    const box = boxOf(this.#catalogue, id);
    const published = box && {
      face: box.face,
      odds: box.current.odds,
      terms: box.current.terms,
      retired: this.#catalogue.retired.has(id),
    };
    return this.#boxes.get(id) ?? published;
  }

  shelves(): readonly string[] {
    return this.#shelfOrder;
  }

  boxes(): readonly string[] {
    const all = new Set([...this.#catalogue.boxes.keys(), ...this.#boxes.keys()]);
    return [...all].filter((id) => this.box(id)?.retired === false);
  }

  boxOrder(): readonly string[] {
    return this.#boxOrder;
  }

  add(event: AnyEvent): void {
    if (SkinListed.is(event)) this.#skins.set(event.data.skinId, event.data);
    else if (ShelfPlaced.is(event)) {
      const { shelfId } = event.data;
      this.#shelves.set(shelfId, event.data);
      if (!this.#shelfOrder.includes(shelfId)) this.#shelfOrder = [...this.#shelfOrder, shelfId];
    } else if (BoxVersionPublished.is(event)) {
      const { odds, face, terms } = event.data;
      this.#boxes.set(odds.boxId, { odds, face, terms, retired: false });
    } else if (BoxRetired.is(event)) {
      const box = this.box(event.data.boxId);
      if (box !== undefined) this.#boxes.set(event.data.boxId, { ...box, retired: true });
    } else if (ShelvesOrdered.is(event)) this.#shelfOrder = shelvesIn(this.#shelfOrder, event.data.shelfIds);
    else if (BoxesOrdered.is(event)) this.#boxOrder = event.data.boxIds;
  }
}
