/** Size of the returns figure in its own units. A separate module, because the drawing code loads late. */
export const PLOT = { width: 320, height: 110 } as const;
