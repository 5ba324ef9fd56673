import type { Text } from '@skins/engine/catalogue';
import type { AnySlice } from '@skins/engine/kernel';
import type { PlayedSubject } from '../statistics/index.ts';
import type { Served } from './resources.ts';
import type { Tellers } from './tellers.ts';
import type { AdminTools } from './tools.ts';

/** A part that a slice does not have, with the reason. */
interface None {
  readonly none: string;
}

/** The parts that an engine slice contributes to the operators' side. */
export interface Admin<Own extends AnySlice = AnySlice, Tools = AdminTools> {
  /** texts for its events */
  readonly tellers: Tellers;
  /** names of its postings, by reason */
  readonly reasons: { readonly [Reason in keyof Own['audit']['ways']]: Text };
  /** its resources, by their names in the console */
  readonly resources: Readonly<Record<string, Served<Tools>>>;
  /** its plays compared with the returns that their rules promise, for the health of the shop */
  readonly returns: ((tools: Tools) => () => readonly PlayedSubject[]) | None;
}
