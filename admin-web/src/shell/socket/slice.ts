import type { Right } from '@skins/engine/kernel';
import type { ComponentType } from 'react';
import type { Bilingual } from '../i18n';

/** Loads one export of a module when it is needed: `() => import('./List')`. */
type Lazy<Name extends string, Value> = () => Promise<{ readonly [Key in Name]: Value }>;

/** Has no screen on purpose; says why. */
export interface None {
  readonly none: string;
}

/** An entry of the menu, named as its resource. */
interface Entry {
  readonly names: Bilingual<string>;
  /** the resource that it follows in the menu, or 'first' */
  readonly after: string;
  /** the right that an operator needs; `read` by default */
  readonly right?: Right;
  readonly icon: Lazy<'default', ComponentType>;
  /** shown behind the name, such as how many records wait */
  readonly count?: Lazy<'Count', ComponentType>;
}

/** A resource that operators list and whose records they open. */
export interface RecordScreens extends Entry {
  readonly list: Lazy<'List', ComponentType>;
  readonly show: Lazy<'Show', ComponentType>;
  /** creates a record; the component checks rights itself */
  readonly create?: Lazy<'Create', ComponentType>;
  /** edits a record */
  readonly edit?: Lazy<'Edit', ComponentType>;
}

/** The resource behind the first page. */
export interface DashboardScreen extends Entry {
  readonly dashboard: Lazy<'Dashboard', ComponentType>;
}

export type Screen = RecordScreens | DashboardScreen | None;

/** A page without an entry in the menu: the pages of a resource link to it. */
interface PageEntry {
  /** '/skins/prices' */
  readonly path: string;
  readonly page: Lazy<'Page', ComponentType>;
}

/** A place where other slices add panels to a page. Its slice exports it, so a slot that is missing does not compile. */
export interface Slot {
  readonly name: string;
}

/** A part of a page that may belong to another slice. It finds the page's record with `useRecordContext`. */
interface PanelEntry {
  readonly slot: Slot;
  /** its name in its slot; the default is the name of its slice */
  readonly name?: string;
  /** the panel that it follows in its slot, or 'first' */
  readonly after: string;
  readonly panel: Lazy<'Panel', ComponentType>;
}

/**
 * A capability as the console knows it: only data and loaders, so reading the list of slices loads no screen.
 * Its texts load with its screens; its names in the menu stand here.
 * @typeParam Resources the operators' resources that the service has for this slice: one without a screen does not compile
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
