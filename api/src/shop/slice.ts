import type { AnyRefusalEntry } from '../foundation/contract/refusal.ts';
import type { LazySteps } from '../foundation/flows/steps.ts';
import type { Game } from '../foundation/game/game.ts';
import type { Handlers } from '../foundation/http/handlers.ts';
import type { LiveSource, LiveTools } from '../foundation/live/source.ts';
import type { Projection } from '../foundation/projections/projection.ts';
import type { WordsOfRules } from '../foundation/words/index.ts';
import type { Admin } from '../foundation/admin/admin.ts';
import type { Shop } from './shop.ts';

/** A part of a slice, loaded by who needs it: `() => import('./calls.ts')`. */
type Lazy<K extends string, T> = () => Promise<{ readonly [Key in K]: T }>;

/** Why a slice has no such part. */
interface None {
  readonly none: string;
}

/** Projections, or what makes them of the words of all slices' rules. */
type Views = readonly Projection[] | ((words: WordsOfRules) => readonly Projection[]);

/**
 * What a slice is in the service: data, types and loaders, so that reading the list of slices loads nothing of any.
 * Its `index.ts` is held to this by `satisfies`; each of its parts is held to its own type where it stands.
 */
export interface ApiSlice<Contract extends object = object> {
  /** the same in every package */
  readonly name: string;
  /** the words of its refusals */
  readonly refusals: Readonly<Record<string, AnyRefusalEntry>>;
  /** its calls */
  readonly contract: (() => Promise<Contract>) | None;
  /** what answers them */
  readonly calls: Lazy<'calls', (shop: Shop) => Handlers<Contract>> | None;
  /** what is made of the log for its questions */
  readonly views: Lazy<'views', Views> | None;
  /** what it tells live of its events; nothing unless it says so */
  readonly live?: Lazy<'live', (tools: LiveTools) => readonly LiveSource[]>;
  /** the commands that its flows send, and what each needs to be decided */
  readonly steps: LazySteps<Game>;
  /** the words of the rules that it publishes; none if it publishes none */
  readonly words?: Lazy<'words', WordsOfRules>;
  /** what operators see of it */
  readonly admin: Lazy<'admin', Admin> | None;
}
