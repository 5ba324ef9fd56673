import type { Right } from '@skins/engine/kernel';
import type { ComponentType } from 'react';
import type { Bilingual } from '../i18n';

/** Loads one export of a module when it is needed: `() => import('./List')`. */
type Lazy<Name extends string, Value> = () => Promise<{ readonly [Key in Name]: Value }>;

/** States why a screen is left out. */
export interface None {
  readonly none: string;
}

/** An entry of the menu, named as its resource. */
interface Entry {
  readonly names: Bilingual<string>;
  /** the resource that it follows in the menu, or 'first' */
  readonly after: string;
  /** required right; `read` by default */
  readonly right?: Right;
  readonly icon: Lazy<'default', ComponentType>;
}

/** A resource with a list and a page per record. */
export interface RecordScreens extends Entry {
  readonly list: Lazy<'List', ComponentType>;
  readonly show: Lazy<'Show', ComponentType>;
  /** creates a record; the component checks rights itself */
  readonly create?: Lazy<'Create', ComponentType>;
  /** edits a record */
  readonly edit?: Lazy<'Edit', ComponentType>;
}

/** The resource that the first page shows. */
export interface DashboardScreen extends Entry {
  readonly dashboard: Lazy<'Dashboard', ComponentType>;
}

export type Screen = RecordScreens | DashboardScreen | None;

/** A separate page, linked from the pages of a resource. */
interface PageEntry {
  /** '/skins/prices' */
  readonly path: string;
  readonly page: Lazy<'Page', ComponentType>;
}

/** A place on a page for other slices' panels. Its slice exports it, so that a missing slot does not compile. */
export interface Slot {
  readonly name: string;
}

/** A panel, possibly on another slice's page. It gets the page's record from `useRecordContext`. */
interface PanelEntry {
  readonly slot: Slot;
  /** within its slot */
  readonly name: string;
  /** the panel that it follows in its slot, or 'first' */
  readonly after: string;
  readonly panel: Lazy<'Panel', ComponentType>;
}

/**
 * A slice's part of the console: only data and loaders, so that reading the list of slices loads none of them. Its
 * texts load with its screens; the names in the menu are here.
 * @typeParam Resources the server's resources for operators of this slice: one without a screen does not compile
 */
export interface AdminSlice<Resources extends object> {
  /** the same in every package */
  readonly name: string;
  readonly screens: { readonly [Resource in keyof Resources]: Screen };
  readonly panels: readonly PanelEntry[];
  readonly pages?: readonly PageEntry[];
}

/** A slice with any resources. */
export type AnySlice = AdminSlice<Readonly<Record<string, unknown>>>;
