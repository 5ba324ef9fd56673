import { useState } from 'react';

/** Returns whether a value has changed since it was first shown: an empty form is not wrong before a key was pressed. */
export function useBegun(value: unknown): boolean {
  const [first] = useState({ value });
  const [begun, begin] = useState(false);
  if (!begun && first.value !== value) begin(true);
  return begun;
}
