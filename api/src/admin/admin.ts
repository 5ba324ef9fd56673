import type { Text } from '@skins/engine/catalogue';
import type { Played } from '../statistics/index.ts';
import type { Served } from './resources.ts';
import type { Tellers } from './tellers.ts';
import type { AdminTools } from './tools.ts';

/** Nothing, and why. */
interface None {
  readonly none: string;
}

/** What a slice brings to the operators' side. */
export interface Admin {
  /** its events in words */
  readonly tellers: Tellers;
  /** what its postings are called, by their reason */
  readonly reasons: Readonly<Record<string, Text>>;
  /** what can be listed and looked at, by its name in the console */
  readonly resources: Readonly<Record<string, Served>>;
  /** plays against what their rules promise, for the health of the shop */
  readonly returns: ((tools: AdminTools) => () => readonly Played[]) | None;
}
