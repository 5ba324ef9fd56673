import type { Logger } from 'pino';
import type { Said } from '../foundation/mark/index.ts';
import type { TimeSources } from '../foundation/runtime/index.ts';

export interface ServiceOptions {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  /** for a shop with nothing to sell: `fill`, the default, gives it the demo catalogue */
  readonly stock?: 'fill' | 'leave';
  /** whether outside providers are called, as configured; by default none */
  readonly asksOutside?: boolean;
  /** whether flows send their messages to outside services; by default they do */
  readonly tells?: boolean;
  /** the machine's own by default */
  readonly time?: TimeSources | undefined;
  /** the operator's statement about the folder, or that it is opened read-only for a drill; none by default */
  readonly said?: Said | 'drill' | undefined;
  /** runs on the event loop while the lists are opened; nothing by default */
  readonly meanwhile?: () => Promise<unknown>;
  /** receives the progress of a long comparison of the log with the mark */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}
