import { type ComponentType, Suspense, createContext, useContext } from 'react';
import type { Slot } from './slice';

export interface LoadedPanel {
  readonly slot: Slot;
  readonly name: string;
  readonly Panel: ComponentType;
}

/** The panels of all slices, in order. A page picks its own by slot and does not know their slices. */
export const PanelsContext = createContext<readonly LoadedPanel[]>([]);

/** The panels of slices for this slot. */
export const Panels = ({ slot }: { slot: Slot }) =>
  useContext(PanelsContext)
    .filter((panel) => panel.slot === slot)
    .map(({ name, Panel }) => (
      <Suspense key={name}>
        <Panel />
      </Suspense>
    ));
