import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Allows custom properties in inline styles: design tokens and variables of single elements. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
