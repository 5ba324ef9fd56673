import type { Text } from '@skins/engine/catalogue';
import type { AnySlice } from '@skins/engine/kernel';
import type { PlayedSubject } from '../statistics/index.ts';
import type { Served } from './resources.ts';
import type { Tellers } from './tellers.ts';
import type { AdminTools } from './tools.ts';

/** Nothing, and why. */
interface None {
  readonly none: string;
}

/** What a slice of the engine brings to the operators' side. */
export interface Admin<Own extends AnySlice = AnySlice, Tools = AdminTools> {
  /** its events in words */
  readonly tellers: Tellers;
  /** what its postings are called, by their reason */
  readonly reasons: { readonly [Reason in keyof Own['audit']['ways']]: Text };
  /** what can be listed and looked at, by its name in the console */
  readonly resources: Readonly<Record<string, Served<Tools>>>;
  /** plays against what their rules promise, for the health of the shop */
  readonly returns: ((tools: Tools) => () => readonly PlayedSubject[]) | None;
}
