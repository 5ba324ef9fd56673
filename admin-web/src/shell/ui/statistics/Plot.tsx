import type { ReactNode } from 'react';

/** A picture as wide as there is room, which a screen reader reads as its label. */
export const Plot = ({ label, height, children }: { label: string; height: number; children: ReactNode }) => (
  <svg
    role="img"
    aria-label={label}
    width="100%"
    height={height}
    style={{ display: 'block', overflow: 'visible' }}
  >
    {children}
  </svg>
);
