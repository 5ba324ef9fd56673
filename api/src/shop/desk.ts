import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import type { AdminTools } from '../foundation/admin/tools.ts';
import type { BeaconDesk } from '../foundation/beacon/index.ts';
import type { Controls } from '../foundation/control/index.ts';
import type { DataFolder } from '../foundation/files/index.ts';
import type { Flows, Port } from '../foundation/flows/index.ts';
import type { Game } from '../foundation/game/index.ts';
import type { EntriesOf, Guesses, KnownDevices } from '../foundation/guards/index.ts';
import type { NodeReports } from '../foundation/nodes/index.ts';
import type { Progress } from '../foundation/projections/index.ts';
import type { TimeSources } from '../foundation/runtime/index.ts';
import type { Server } from '../foundation/http/index.ts';
import type { Language } from '../foundation/http/language.ts';
import type { MasterSecret } from '../foundation/secrets/index.ts';
import type { Table, Tables } from '../foundation/tables/index.ts';
import type { WordsOfRules } from '../foundation/words/index.ts';

/** The foundation on which desks are opened: the log and the accounts. There are no lists yet. */
export interface Foundation {
  /** a drill works on a copy: it changes nothing and calls no provider */
  readonly mode: 'serve' | 'drill';
  /** whether outside providers are called: only a shop that answers over HTTP calls them */
  readonly asksOutside: boolean;
  /** whether a shop with nothing to sell gets the demo catalogue */
  readonly fills: boolean;
  readonly files: DataFolder;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  readonly time: TimeSources;
  readonly secret: MasterSecret;
  readonly game: Game;
  /** milliseconds since 1970, of the game */
  readonly clock: () => number;
  /** personal data, sessions, operators */
  readonly accounts: Database;
  /** the tables of all desks, outside the log */
  readonly tables: Tables;
  /** Counts changes of these tables of the accounts. The count distinguishes an older copy from a newer one. */
  readonly countChanges: (tables: readonly string[]) => void;
  /** the reason why ended sessions would be valid again after a restore; undefined if nothing was restored */
  readonly putBack: PutBack | undefined;
  /** the words of the published rules of all slices */
  readonly words: WordsOfRules;
  readonly beacons: BeaconDesk;
  /** what limits keep: of this process, or of all nodes */
  readonly entries: EntriesOf;
  /** guesses of passwords */
  readonly guesses: Guesses;
  /** devices with an earlier login */
  readonly devices: KnownDevices;
  /** reports of other nodes; undefined for the only server */
  readonly nodes: NodeReports | undefined;
  /** collects resources to close with the shop; the last opened is closed first */
  readonly closing: AsyncDisposableStack;
}

export interface PutBack {
  readonly why: string;
  /** number of changes of the accounts in the mark */
  readonly changes: number;
}

/** The tables built from the log, and the flows that follow it. */
export interface Lists {
  readonly readModels: Database;
  readonly progress: Progress;
  readonly flows: Flows;
}

/** What other sites show of a shared page of the player app. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** path of a picture of 1,200 × 630 */
  readonly image: string;
}

/** Returns the preview of a page; undefined if it has none of its own, or nobody may see what it shows. */
export type PreviewOf = (
  path: string,
  query: URLSearchParams,
  language: Language,
) => Promise<Preview | undefined>;

/** An open desk, and the places where the slice takes part in the shop. */
export interface OpenDesk<Own extends object, Listed extends object = object> {
  /** for the slice's own calls and for other slices */
  readonly desk: Own;
  /** receives messages of flows to outside services, by the port's name */
  readonly ports?: Readonly<Record<string, Port>>;
  /** Starts work that needs the lists, such as sweeps. @returns additions to the desk */
  readonly onLists?: (lists: Lists) => Listed;
  /** commands from the same machine */
  readonly controls?: Controls;
  /** Adds routes to the server that are no calls of a contract. */
  readonly routes?: (app: Server, tools: AdminTools) => void | Promise<void>;
  /** Describes shared pages to other sites. */
  readonly previews?: (tools: AdminTools) => PreviewOf;
  /** Receives the shop's address, once it listens. */
  readonly onAddress?: (address: string) => void;
}

/** Opens a slice's desk; the slice's `desk.ts` exports it as `desk`. */
export interface Desk<Needs extends object, Own extends object, Listed extends object = object> {
  /** slices whose desks are opened before this one */
  readonly needs: { readonly [Name in keyof Needs]: true };
  /** Checks environment variables before anything is opened. @throws if one is invalid */
  readonly checkSettings?: (environment: NodeJS.ProcessEnv) => unknown;
  /** its tables outside the log, which are there when it opens */
  readonly tables?: readonly Table[];
  readonly open: (
    foundation: Foundation,
    desks: Needs,
  ) => OpenDesk<Own, Listed> | Promise<OpenDesk<Own, Listed>>;
}

/** A desk of which only the desks that it may need are known. */
export interface AnyDesk<Desks> {
  readonly needs: object;
  readonly checkSettings?: (environment: NodeJS.ProcessEnv) => unknown;
  readonly tables?: readonly Table[];
  readonly open: (foundation: Foundation, desks: Desks) => OpenDesk<object> | Promise<OpenDesk<object>>;
}
