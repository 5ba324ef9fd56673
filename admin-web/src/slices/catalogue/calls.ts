import type { catalogueDesk } from '@skins/api/catalogue/contract';
import type { DataOf } from '@skins/api/contract';
import type { PublishBox, Shelf, Skin } from '@skins/engine/catalogue';
import { answerOf } from '../../shell/session';

export type Desk = DataOf<typeof catalogueDesk>;
export type DeskSkin = Desk['skins'][number];
export type DeskBox = Desk['boxes'][number];

/** A proposal's changes to skins, shelves and boxes; everything left out stays unchanged. */
export interface CatalogueChange {
  readonly skins: readonly Skin[];
  readonly shelves: readonly Shelf[];
  readonly shelfOrder?: readonly string[];
  readonly boxOrder?: readonly string[];
  readonly boxes: readonly PublishBox[];
  readonly retired: readonly { readonly boxId: string }[];
}

const NO_CHANGE: CatalogueChange = { skins: [], shelves: [], boxes: [], retired: [] };

export const changeOf = (change: Partial<CatalogueChange>): CatalogueChange => ({ ...NO_CHANGE, ...change });

export const readDesk = () => answerOf<Desk>('/catalogue/desk');
export const readFile = () => answerOf<object>('/catalogue/file');

/** The changes in a file, and all its faults. */
export interface ReadFile extends Pick<CatalogueChange, 'skins' | 'shelves' | 'boxes'> {
  readonly faults: readonly string[];
}
export const readCatalogue = (file: unknown) => answerOf<ReadFile>('/catalogue/read', { file });

/** Returns whether a change's content belongs to the catalogue. */
export const isCatalogueChange = (content: unknown): content is CatalogueChange =>
  typeof content === 'object' && content !== null && 'boxes' in content && 'retired' in content;

/** Returns the box of a change that contains only that box, else undefined. */
export function boxAloneIn(content: unknown): PublishBox | undefined {
  if (!isCatalogueChange(content)) return undefined;
  const { skins, shelves, shelfOrder, boxOrder, boxes, retired } = content;
  const others = [
    ...skins,
    ...shelves,
    ...(shelfOrder ?? []),
    ...(boxOrder ?? []),
    ...boxes.slice(1),
    ...retired,
  ];
  return others.length === 0 ? boxes[0] : undefined;
}
