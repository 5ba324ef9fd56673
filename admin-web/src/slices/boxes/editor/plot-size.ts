/** How large the figure of returns is drawn, in its own units: apart from what draws it, which is loaded late. */
export const PLOT = { width: 320, height: 110 } as const;
