import type { Logger } from 'pino';
import type { Said } from '../foundation/mark/index.ts';
import type { TimeSources } from '../foundation/runtime/index.ts';

export interface ServiceOptions {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  /** what becomes of a shop with nothing to sell: `fill`, where nothing is said, gives it the demo catalogue */
  readonly stock?: 'fill' | 'leave';
  /** whether providers outside are asked, as the machine was told; nobody is unless said */
  readonly asksOutside?: boolean;
  /** whether what flows have to tell somebody outside is told; it is unless said */
  readonly tells?: boolean;
  /** the machine's own unless said */
  readonly time?: TimeSources | undefined;
  /** what the operator says of the folder, or that it is only to be looked at; nothing unless said */
  readonly said?: Said | 'drill' | undefined;
  /** what the event loop does while the lists are opened; nothing unless said */
  readonly meanwhile?: () => Promise<unknown>;
  /** hears how far the log is held to what is remembered of it, where that takes its time */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}
