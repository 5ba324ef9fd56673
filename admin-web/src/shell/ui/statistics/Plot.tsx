import type { ReactNode } from 'react';

/** A picture of the available width; screen readers read its label. */
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
