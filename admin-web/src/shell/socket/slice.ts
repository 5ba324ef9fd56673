import type { Right } from '@skins/engine/kernel';
import type { ComponentType } from 'react';
import type { Bilingual } from '../i18n';

/** Brings one export of a module when it is needed: `() => import('./List')`. */
type Lazy<Name extends string, Value> = () => Promise<{ readonly [Key in Name]: Value }>;

/** Left out on purpose, and why. */
export interface None {
  readonly none: string;
}

/** An entry of the menu, named as its resource. */
interface Entry {
  readonly names: Bilingual<string>;
  /** the resource that it follows in the menu, or 'first' */
  readonly after: string;
  /** what an operator has to be allowed to; `read` where nothing is said */
  readonly right?: Right;
  readonly icon: Lazy<'default', ComponentType>;
}

/** A resource that operators list, and whose records they open. */
export interface RecordScreens extends Entry {
  readonly list: Lazy<'List', ComponentType>;
  readonly show: Lazy<'Show', ComponentType>;
  /** makes a new record; its own component says who may */
  readonly create?: Lazy<'Create', ComponentType>;
  /** changes a record */
  readonly edit?: Lazy<'Edit', ComponentType>;
}

/** The resource that the first page is made of. */
export interface DashboardScreen extends Entry {
  readonly dashboard: Lazy<'Dashboard', ComponentType>;
}

export type Screen = RecordScreens | DashboardScreen | None;

/** A page of its own, to which the pages of a resource lead. */
interface PageEntry {
  /** '/skins/prices' */
  readonly path: string;
  readonly page: Lazy<'Page', ComponentType>;
}

/** Where other slices add panels to a page; its slice exports it, so that one that is not there does not compile. */
export interface Slot {
  readonly name: string;
}

/** Part of a page that may be another slice's. It finds the page's record with `useRecordContext`. */
interface PanelEntry {
  readonly slot: Slot;
  /** within its slot */
  readonly name: string;
  /** the panel that it follows in its slot, or 'first' */
  readonly after: string;
  readonly panel: Lazy<'Panel', ComponentType>;
}

/**
 * What a capability brings to the console: data and loaders alone, so that reading the list of slices loads none of them.
 * Its texts come with its screens; what the menu says of it stands here.
 * @typeParam Resources the operators' resources that the service has for this slice: one without a screen does not compile
 */
export interface AdminSlice<Resources extends object> {
  /** as in every package */
  readonly name: string;
  readonly screens: { readonly [Resource in keyof Resources]: Screen };
  readonly panels: readonly PanelEntry[];
  readonly pages?: readonly PageEntry[];
}

/** A slice whose resources do not matter. */
export type AnySlice = AdminSlice<Readonly<Record<string, unknown>>>;
