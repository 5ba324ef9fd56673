// The socket: what a slice gives the app. Its index.ts holds data, types and loaders; no code of it comes before it is needed.
import type { ComponentType, ReactNode } from 'react';
import type { GameEvidence } from '../seeds/evidence';
import type { Language, Loads, TextLoads, Words } from '../i18n';
import type { User } from '../session/user';
import type { DialogControl } from '../ui/dialog-control';
import type { IconName } from '../ui/Icon';

/** That a slice has nothing here, and why. */
interface None {
  readonly none: string;
}

/** open: for everybody. player: whoever is not logged in is asked to log in. */
export type Access = 'open' | 'player';

/** What the path of a page says: `type` and `boxId` of '/case/:type/:boxId'. */
export type Params = Readonly<Record<string, string>>;

export interface PageRoute {
  /** As wouter matches it. */
  readonly path: string;
  /** The path of the page above it in the breadcrumb; home where there is none. */
  readonly parent?: string;
  readonly title: Words;
  /** Its name in the breadcrumb, where that is not its title. */
  readonly crumb?: (params: Params) => Words;
  readonly access: Access;
  readonly page: Loads<ComponentType>;
}

/** A dialog, by the props that it opens with. */
export interface DialogEntry<Props> {
  readonly access: Access;
  /** How it is drawn, with its code on its way. A method: the list of all dialogs is one of any props. */
  draw(props: Props, control: DialogControl): ReactNode;
}

/** The props of a dialog that needs none. */
export type NoProps = object;

interface Entry {
  /** Smaller ones come first. Two entries of a menu never share a place. */
  readonly place: number;
  readonly label: Words;
  /** Who sees it; everybody unless told. */
  readonly shownTo?: 'visitors' | 'players';
}

interface ToPage {
  readonly to: string;
  /** Every page whose path starts so belongs to the entry; `to` alone unless told. */
  readonly under?: string;
}

/** The menus of words: links alone. */
export type WordMenu = 'header' | 'footer-duty' | 'footer-play' | 'footer-fair';

/** The tabs of the welfare dialog. */
export type PanelTab = 'roll' | 'tasks' | 'activity' | 'content';

/** What tells how much waits somewhere: a red dot while that is above 0. Drawn nowhere, and there for as long as the app is. */
export type NewsWatch = Loads<ComponentType<{ readonly tell: (count: number) => void }>>;

/** A part of a tab of the welfare dialog, beside the other parts of that tab. */
export interface Panel {
  readonly tab: PanelTab;
  /** Smaller ones come first. Two panels of a tab never share a place. */
  readonly place: number;
  readonly label: Words;
  /** player: in its place, visitors are asked to log in or to register. */
  readonly access: Access;
  readonly panel: Loads<ComponentType>;
  /** Of a panel for players it runs for players alone. */
  readonly news?: NewsWatch;
}

/** A link in a menu of words. */
export interface WordEntry extends Entry, ToPage {
  readonly at: WordMenu;
}

/** The menus of icons: the bar at the side, the tabs of phones, the account's list, the shortcuts on phones at home. */
export type IconMenu = 'side' | 'tabs' | 'account' | 'shortcuts';

interface Pictured extends Entry {
  readonly at: IconMenu;
  readonly icon: IconName;
  /** A number beside it, where the menu has room for one; none where it is 0. */
  readonly count?: (user: User) => number;
  /** A red dot while something waits in one of these tabs of the welfare dialog, or where the entry leads. */
  readonly dot?: { readonly tabs: readonly PanelTab[] } | { readonly news: NewsWatch };
}

/** Leads to a page, or opens a dialog that needs no props. */
export type IconEntry<DialogName extends string = string> = Pictured &
  (ToPage | { readonly dialog: DialogName });

/** Where more is told of gems that moved for a reason: a page, or a dialog that needs no props. */
export type PostingLink<DialogName extends string = string> = { readonly icon: IconName } & (
  { readonly to: string } | { readonly dialog: DialogName }
);

/** What may be done with items that are chosen in the bag: by a page or a dialog that is told which they are. */
export type ItemAction<DialogName extends string = string> = {
  /** Smaller ones come first. Two actions never share a place. */
  readonly place: number;
  readonly label: Words;
  readonly icon: IconName;
  /** The item states out of which it takes them. */
  readonly from: readonly number[];
  /** How many it takes at once. */
  readonly most: number;
} & ({ readonly to: (itemIds: readonly string[]) => string } | { readonly dialog: DialogName });

/** The dialogs that are told which items they are about. */
type OfItems<Dialogs> = {
  [Name in keyof Dialogs & string]: Dialogs[Name] extends { itemIds: readonly string[] } ? Name : never;
}[keyof Dialogs & string];

/** The dialogs that need no props. */
type Plain<Dialogs> = {
  [Name in keyof Dialogs & string]: keyof Dialogs[Name] extends never ? Name : never;
}[keyof Dialogs & string];

/** Where proofs of a slice's plays come from. */
interface EvidenceEntry {
  /** The sources that the bag knows its items by. */
  readonly itemSources: readonly number[];
  readonly load: Loads<GameEvidence>;
}

/** One slice of the player app: its name, its Chinese texts, and its dialogs with the props that they open with. */
export interface WebSlice<Name extends string, Source extends object, Dialogs = object> {
  readonly name: Name;
  readonly texts: TextLoads<Source>;
  readonly routes: readonly PageRoute[];
  readonly entries: readonly (WordEntry | IconEntry<Plain<Dialogs>>)[];
  readonly dialogs: { readonly [DialogName in keyof Dialogs & string]: DialogEntry<Dialogs[DialogName]> };
  readonly evidence: EvidenceEntry | None;
  /** By the reasons for which its plays and gifts move gems. */
  readonly postings?: Readonly<Record<string, PostingLink<Plain<Dialogs>>>>;
  /** What it does with items out of the bag. */
  readonly items?: readonly ItemAction<OfItems<Dialogs>>[];
  /** What it shows in the welfare dialog. */
  readonly panels?: readonly Panel[];
}

/** A slice in a loop over all of them. */
export interface AnySlice {
  readonly name: string;
  readonly texts: Readonly<Record<Language, Loads<object>>>;
  readonly routes: readonly PageRoute[];
  readonly entries: readonly (WordEntry | IconEntry)[];
  readonly dialogs: Readonly<Record<string, DialogEntry<object>>>;
  readonly evidence: EvidenceEntry | None;
  readonly postings?: Readonly<Record<string, PostingLink>>;
  readonly items?: readonly ItemAction[];
  readonly panels?: readonly Panel[];
}
