// The interface of a slice. Its index.ts holds data, types and loaders, so that its code is loaded only when needed.
import type { ComponentType, ReactNode } from 'react';
import type { GameEvidence } from '../seeds/evidence';
import type { AnyTexts, Loads, SliceTexts, Words } from '../i18n';
import type { User } from '../session/user';
import type { DialogControl } from '../ui/dialog-control';
import type { IconName } from '../ui/Icon';

/** States that a slice has nothing here, and why. */
interface None {
  readonly none: string;
}

/** open: for everybody. player: visitors are asked to log in. */
export type Access = 'open' | 'player';

/** The parameters in the path of a page: `type` and `boxId` of '/case/:type/:boxId'. */
export type Params = Readonly<Record<string, string>>;

export interface PageRoute {
  /** A pattern in wouter's syntax. */
  readonly path: string;
  /** The path of the page above it in the breadcrumb; the default is home. */
  readonly parent?: string;
  readonly title: Words;
  /** Its name in the breadcrumb; the default is its title. */
  readonly crumb?: (params: Params) => Words;
  readonly access: Access;
  readonly page: Loads<ComponentType>;
  /** Makes it an entry of the list of the player's records. */
  readonly record?: Place & { readonly icon: IconName };
}

/** The place of a part in a list that several slices contribute to. */
export interface Place {
  /** Its name in the list; the default is the name of its slice. */
  readonly name?: string;
  /** 'first', or the name of the part before it. Parts after the same one keep the order of the slices. */
  readonly after: string;
}

/** A dialog that opens with these props. */
export interface DialogEntry<Props> {
  readonly access: Access;
  /** Renders the dialog, and loads its code first. A method, so that entries with any props fit into one list. */
  draw(props: Props, control: DialogControl): ReactNode;
}

/** The props of a dialog without props. */
export type NoProps = object;

/**
 * The props of every dialog, by the dialog's name. Each slice adds its own with `declare module`, so that the shell checks
 * names and props without importing a slice.
 */
export interface AllDialogs {}

/** Decides whether an entry is shown. Until it tells, the entry is hidden. */
export interface EntryGate {
  /** Renders nothing and tells whether the entry is shown. */
  readonly Watch: ComponentType<{ readonly tell: (open: boolean) => void }>;
  /** Asks again when the entry is pressed. */
  readonly check: () => Promise<boolean>;
}

interface Entry extends Place {
  readonly label: Words;
  /** its audience; everybody by default */
  readonly shownTo?: 'visitors' | 'players';
  readonly gate?: Loads<EntryGate>;
  /** The slice or feature it leads to, by default its own slice; hidden while the shop has that off. */
  readonly needs?: string;
}

interface ToPage {
  readonly to: string;
  /** Marks the entry on every page whose path starts like one of these; the default is on `to` alone. */
  readonly under?: string | readonly string[];
}

/** The menus without icons: they hold links only. */
export type WordMenu = 'header' | 'footer-duty' | 'footer-play' | 'footer-fair';

/** The tabs of the welfare dialog. */
export type PanelTab = 'roll' | 'tasks' | 'activity' | 'content';

/** A component that renders nothing and reports how much waits: a red dot shows while that is above 0. */
export type NewsWatch = Loads<ComponentType<{ readonly tell: (count: number) => void }>>;

/** A part of a tab of the welfare dialog. */
export interface Panel extends Place {
  readonly tab: PanelTab;
  readonly label: Words;
  /** player: visitors are asked to log in or to register instead. */
  readonly access: Access;
  readonly panel: Loads<ComponentType>;
  /** Runs for players only where the panel is for players. */
  readonly news?: NewsWatch;
}

/** A link in a text menu. */
export interface WordEntry extends Entry, ToPage {
  readonly at: WordMenu;
}

/** The menus with icons: side bar, tab bar of phones, account menu, shortcuts on the home page of phones. */
export type IconMenu = 'side' | 'tabs' | 'account' | 'shortcuts';

/** The groups of the account menu. */
export const accountGroups = ['play', 'money', 'records', 'safety', 'account'] as const;
type AccountGroup = (typeof accountGroups)[number];

interface Pictured extends Entry {
  /** Its group in the account menu; the last by default. */
  readonly group?: AccountGroup;
  readonly at: IconMenu;
  readonly icon: IconName;
  /** A number beside it, where the menu has room for one; 0 is not shown. */
  readonly count?: (user: User) => number;
  /** Shows a red dot while something waits in one of these tabs of the welfare dialog, or behind the entry. */
  readonly dot?: { readonly tabs: readonly PanelTab[] } | { readonly news: NewsWatch };
}

/** A link to a page, or a button for a dialog without props. */
export type IconEntry<DialogName extends string = string> = Pictured &
  (ToPage | { readonly dialog: DialogName });

/** A page, or a dialog without props, that explains why gems moved. */
export type PostingLink<DialogName extends string = string> = { readonly icon: IconName } & (
  { readonly to: string } | { readonly dialog: DialogName }
);

/** An action on items chosen in the bag, by a page or a dialog that is given their ids. */
export type ItemAction<DialogName extends string = string> = Place & {
  readonly label: Words;
  readonly icon: IconName;
  /** The item states that it accepts. */
  readonly from: readonly number[];
  /** The most items at once. */
  readonly most: number;
} & ({ readonly to: (itemIds: readonly string[]) => string } | { readonly dialog: DialogName });

/**
 * A component that every page shows. `at` is its place:
 * - `contact`: says how to reach a person, in the footer and where a text names customer service
 * - `footer` and `side`: loads with the footer or the side bar
 * - `top` and `late`: loads two seconds after the page; `top` stands above it
 */
export interface Extra {
  readonly at: 'contact' | 'footer' | 'side' | 'top' | 'late';
  readonly part: Loads<ComponentType>;
}

export interface RefusalNoteProps {
  readonly errCode: number;
  /** The server's words. */
  readonly reason: string;
  readonly onClose: () => void;
}

/** The page, or the dialog without props, that helps after a refusal with one of these codes. */
export type WayOut<DialogName extends string = string> = {
  readonly codes: readonly number[];
  /** Selects the word on its button. */
  readonly kind: 'gems' | 'boxes' | 'bind' | 'limits' | 'check';
  /** Shown beside a refused play, instead of the general dialog. */
  readonly note?: Loads<ComponentType<RefusalNoteProps>>;
} & ({ readonly to: string } | { readonly dialog: DialogName });

/** The names of the dialogs that take ids of items. */
type OfItems<Dialogs> = {
  [Name in keyof Dialogs & string]: Dialogs[Name] extends { itemIds: readonly string[] } ? Name : never;
}[keyof Dialogs & string];

/** The names of the dialogs without props. */
type Plain<Dialogs> = {
  [Name in keyof Dialogs & string]: keyof Dialogs[Name] extends never ? Name : never;
}[keyof Dialogs & string];

/** The proofs of a slice's plays. */
interface EvidenceEntry {
  /** The sources that the bag lists its items under. */
  readonly itemSources: readonly number[];
  readonly load: Loads<GameEvidence>;
}

/** The members of a slice that do not depend on its dialogs. */
interface SliceParts {
  readonly routes: readonly PageRoute[];
  readonly evidence: EvidenceEntry | None;
  /** Its parts of the welfare dialog. */
  readonly panels?: readonly Panel[];
  readonly extras?: readonly Extra[];
}

/** A slice of the player app. `Dialogs` maps its dialogs to the props that they open with. */
export interface WebSlice<Name extends string, Dialogs = object> extends SliceParts {
  readonly name: Name;
  readonly texts: SliceTexts<Name, object>;
  readonly entries: readonly (WordEntry | IconEntry<Plain<Dialogs>>)[];
  readonly dialogs: { readonly [DialogName in keyof Dialogs & string]: DialogEntry<Dialogs[DialogName]> };
  /** By the reason for which gems move, or the first word of several reasons: `battle` for `battle-stake`. */
  readonly postings?: Readonly<Record<string, PostingLink<Plain<Dialogs>>>>;
  /** Its actions on items in the bag. */
  readonly items?: readonly ItemAction<OfItems<Dialogs>>[];
  readonly refusals?: readonly WayOut<Plain<Dialogs>>[];
}

/** Any slice, for loops over all of them. */
export interface AnySlice extends SliceParts {
  readonly name: string;
  readonly texts: AnyTexts;
  readonly entries: readonly (WordEntry | IconEntry)[];
  readonly dialogs: Readonly<Record<string, DialogEntry<object>>>;
  readonly postings?: Readonly<Record<string, PostingLink>>;
  readonly items?: readonly ItemAction[];
  readonly refusals?: readonly WayOut[];
}
