import type { AnySlice } from '@skins/engine/kernel';
import type { AnyRefusalEntry } from '../foundation/contract/refusal.ts';
import type { LazySteps } from '../foundation/flows/steps.ts';
import type { Game } from '../foundation/game/game.ts';
import type { RefusalDetail } from '../foundation/game/refusal-detail.ts';
import type { Handlers } from '../foundation/http/handlers.ts';
import type { LiveSource, LiveTools } from '../foundation/live/source.ts';
import type { Projection } from '../foundation/projections/projection.ts';
import type { WordsOfRules } from '../foundation/words/index.ts';
import type { Admin } from '../foundation/admin/admin.ts';
import type { AdminTools } from '../foundation/admin/tools.ts';
import type { AnyDesk } from './desk.ts';
import type { Shop } from './shop.ts';

/** A part of a slice, loaded on demand: `() => import('./calls.ts')`. */
type Lazy<K extends string, T> = () => Promise<{ readonly [Key in K]: T }>;

/** The reason why a slice does not have a part. */
interface None {
  readonly none: string;
}

/** Projections, or a function that makes them from the words of all slices' rules. */
type Views = readonly Projection[] | ((words: WordsOfRules) => readonly Projection[]);

/**
 * A slice in the service: only data, types and loaders, so that reading the list of slices loads no code of any.
 * `satisfies` checks its `index.ts` against this type; each part is checked against its own type in its file.
 * @typeParam Desks the desks that its parts may need, by the names of their slices; `desks.ts` checks that they exist
 */
export interface ApiSlice<Contract extends object = object, Desks = never> {
  /** the same in every package */
  readonly name: string;
  /** texts of its refusals */
  readonly refusals: Readonly<Record<string, AnyRefusalEntry>>;
  /** opened and closed with the shop, for its calls and other slices; none by default */
  readonly desk?: Lazy<'desk', AnyDesk<Desks>>;
  /** its calls */
  readonly contract: (() => Promise<Contract>) | None;
  /** handlers of its calls */
  readonly calls: Lazy<'calls', (shop: Shop<Desks>) => Handlers<Contract>> | None;
  /** projections for its queries */
  readonly views: Lazy<'views', Views> | None;
  /** live messages about its events; none by default */
  readonly live?: Lazy<'live', (tools: LiveTools) => readonly LiveSource[]>;
  /** explains refusals of a player's command in detail; none by default */
  readonly details?: Lazy<'detailOf', RefusalDetail>;
  /** the commands that its flows send, and the context that each needs */
  readonly steps: LazySteps<Game, Desks>;
  /** the words of the rules that it publishes; none if it publishes none */
  readonly words?: Lazy<'words', WordsOfRules>;
  /** its part of the operators' side */
  readonly admin: Lazy<'admin', Admin<AnySlice, AdminTools<Desks>>> | None;
}
