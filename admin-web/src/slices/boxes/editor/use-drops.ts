import { type DragEvent, useState } from 'react';

/** Props of a row that takes drops. */
export interface Drop {
  readonly handlers: Readonly<Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>>;
  /** marks the row that would take it */
  readonly sx: object | undefined;
}

/**
 * Lets rows take drops, each before the row itself.
 * @param type the type of data that they take
 */
export function useDrops(
  type: string,
  onDrop: (dropped: string, place: number) => void,
): (place: number) => Drop {
  const [over, setOver] = useState<number>();
  return (place) => ({
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes(type)) return;
        event.preventDefault();
        setOver(place);
      },
      onDragLeave: () => setOver(undefined),
      onDrop: (event) => {
        event.preventDefault();
        setOver(undefined);
        onDrop(event.dataTransfer.getData(type), place);
      },
    },
    sx: over === place ? { boxShadow: 'inset 0 2px 0 currentColor' } : undefined,
  });
}
