import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Our tokens and per-element variables may be set inline. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
