// The socket: what a slice gives the app. Its index.ts holds data, types and loaders; no code of it comes before it is needed.
import type { ComponentType, ReactNode } from 'react';
import type { GameEvidence } from '../seeds/evidence';
import type { AnyTexts, Loads, SliceTexts, Words } from '../i18n';
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
  /** Its place among the player's records, where it is one of them. */
  readonly record?: Place & { readonly icon: IconName };
}

/** Where a part stands in a list to which several slices bring parts. */
export interface Place {
  /** Its name in that list; the name of its slice unless told. */
  readonly name?: string;
  /** 'first', or the name of the part that stands before it. Several parts after the same one keep the order of the slices. */
  readonly after: string;
}

/** A dialog, by the props that it opens with. */
export interface DialogEntry<Props> {
  readonly access: Access;
  /** How it is drawn, with its code on its way. A method: the list of all dialogs is one of any props. */
  draw(props: Props, control: DialogControl): ReactNode;
}

/** The props of a dialog that needs none. */
export type NoProps = object;

/**
 * The dialogs of all slices, by name, with the props that they open with. Each slice adds its own by `declare module`,
 * so that the shell knows them without importing a slice.
 */
export interface AllDialogs {}

interface Entry extends Place {
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
export interface Panel extends Place {
  readonly tab: PanelTab;
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
export type ItemAction<DialogName extends string = string> = Place & {
  readonly label: Words;
  readonly icon: IconName;
  /** The item states out of which it takes them. */
  readonly from: readonly number[];
  /** How many it takes at once. */
  readonly most: number;
} & ({ readonly to: (itemIds: readonly string[]) => string } | { readonly dialog: DialogName });

/** What stands beside every page: `footer` from the start, `late` a moment after the page, as nobody waits for it. */
export interface Extra {
  readonly at: 'footer' | 'late';
  readonly part: Loads<ComponentType>;
}

/** What is told where a play was refused. */
export interface RefusalNoteProps {
  readonly errCode: number;
  /** The server's words. */
  readonly reason: string;
  readonly onClose: () => void;
}

/** The way out where something was refused with one of these codes: a page, or a dialog that needs no props. */
export type WayOut<DialogName extends string = string> = {
  readonly codes: readonly number[];
  /** Which word its button has. */
  readonly kind: 'gems' | 'boxes' | 'bind' | 'limits' | 'check';
  /** Shown beside a play instead of the dialog that every refusal has. */
  readonly note?: Loads<ComponentType<RefusalNoteProps>>;
} & ({ readonly to: string } | { readonly dialog: DialogName });

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

/** What a slice has, whatever its dialogs are. */
interface SliceParts {
  readonly routes: readonly PageRoute[];
  readonly evidence: EvidenceEntry | None;
  /** What it shows in the welfare dialog. */
  readonly panels?: readonly Panel[];
  /** What it shows beside every page. */
  readonly extras?: readonly Extra[];
}

/** One slice of the player app: its name, its texts, and its dialogs with the props that they open with. */
export interface WebSlice<Name extends string, Dialogs = object> extends SliceParts {
  readonly name: Name;
  readonly texts: SliceTexts<Name, object>;
  readonly entries: readonly (WordEntry | IconEntry<Plain<Dialogs>>)[];
  readonly dialogs: { readonly [DialogName in keyof Dialogs & string]: DialogEntry<Dialogs[DialogName]> };
  /** By the reasons for which its plays and gifts move gems. */
  readonly postings?: Readonly<Record<string, PostingLink<Plain<Dialogs>>>>;
  /** What it does with items out of the bag. */
  readonly items?: readonly ItemAction<OfItems<Dialogs>>[];
  /** The refusals that it has a way out of. */
  readonly refusals?: readonly WayOut<Plain<Dialogs>>[];
}

/** A slice in a loop over all of them. */
export interface AnySlice extends SliceParts {
  readonly name: string;
  readonly texts: AnyTexts;
  readonly entries: readonly (WordEntry | IconEntry)[];
  readonly dialogs: Readonly<Record<string, DialogEntry<object>>>;
  readonly postings?: Readonly<Record<string, PostingLink>>;
  readonly items?: readonly ItemAction[];
  readonly refusals?: readonly WayOut[];
}
