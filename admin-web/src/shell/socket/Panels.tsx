import { type ComponentType, Suspense, createContext, useContext } from 'react';
import type { Slot } from './slice';

export interface LoadedPanel {
  readonly slot: Slot;
  readonly name: string;
  readonly Panel: ComponentType;
}

/** The panels of all slices, in order. A page takes those of its slots and knows no slice that brings them. */
export const PanelsContext = createContext<readonly LoadedPanel[]>([]);

/** Renders the panels that slices add to a page in this slot. */
export const Panels = ({ slot }: { slot: Slot }) =>
  useContext(PanelsContext)
    .filter((panel) => panel.slot === slot)
    .map(({ name, Panel }) => (
      <Suspense key={name}>
        <Panel />
      </Suspense>
    ));
