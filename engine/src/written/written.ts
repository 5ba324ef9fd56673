// Texts that operators write for players. Engine, service and both apps read them the same way.

/** Signs that show nowhere, or turn the direction of what follows: a text with one is not what it seems. */
const HIDDEN = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\p{M}{3}/gu;
/** Latin letters beside Cyrillic or Greek ones, as in a name that only looks like the shop's; marks may stand between. */
const MIXED =
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u;
/** `[words](/path)` or `[words](https://host/path)`. */
const LINK = /\[(?<words>[^[\]\n]{1,80})\]\((?<to>[^\s()]{1,300})\)/g;
const SHOP_PATH = /^\/(?:[\w\-.~%=&?#+,:@][\w\-.~%=&?#+,:@/]*)?$/;
const HTTPS =
  /^https:\/\/(?<host>[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+)(?:\/[\w\-.~%=&?#+,:@/]*)?$/;
/** Words that look like an address hide the real one. */
const LIKE_ADDRESS = /:\/\/|www\./i;
const LIST = /^- /;

/** What is wrong with a text, in the order in which it is looked for. */
export type WrittenFault = 'hidden' | 'scripts' | 'lines' | 'link';

/** One part of a line: words, and where they lead to. */
export interface Piece {
  readonly text: string;
  readonly to?: string;
}

/** A paragraph, or a list whose lines begin with '- '. */
export type Block =
  | { readonly kind: 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Piece[])[] };

/** Returns a text in composed characters, without signs that are hidden. */
export const cleared = (text: string): string =>
  text.replaceAll('\r\n', '\n').normalize('NFC').replaceAll(HIDDEN, '');

/** Returns whether an address is a path of this shop, such as /case/hash. */
export const isShopPath = (to: string): boolean => SHOP_PATH.test(to);

/** Returns the host of a plain https address; undefined for any other, such as one with a user's name or a port. */
export const hostOf = (to: string): string | undefined => HTTPS.exec(to)?.groups?.['host'];

/** Returns the addresses of a text's links. */
export const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(LINK)].map(({ groups }) => groups?.['to'] ?? '');

/** Replaces each link that `may` not be followed by its words. */
export const withLinks = (text: string, may: (to: string) => boolean): string =>
  text.replaceAll(LINK, (link, words: string, to: string) => (may(to) ? link : words));

/** Returns the paragraphs and lists of a text. An empty line begins a new one; there is no other markup but links. */
export const blocksOf = (text: string): readonly Block[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n');
      return lines.every((line) => LIST.test(line))
        ? { kind: 'list', items: lines.map((line) => piecesOf(line.slice(2))) }
        : { kind: 'paragraph', pieces: piecesOf(block) };
    });

/** Returns the words of a text, as a search reads them. */
export const unlinked = (text: string): string => text.replaceAll(LINK, (_link, words: string) => words);

/** Returns the first fault of a text. @param title whether it is one line, without links */
export function faultOfWritten(text: string, title: boolean): WrittenFault | undefined {
  if (text.search(HIDDEN) !== -1 || text !== text.normalize('NFC')) return 'hidden';
  if (MIXED.test(text)) return 'scripts';
  if (title && (text !== text.trim() || /\n/.test(text))) return 'lines';
  const links = [...text.matchAll(LINK)];
  if (title) return links.length > 0 ? 'link' : undefined;
  // A link that was begun and is none would show its brackets.
  if (text.replaceAll(LINK, '').includes('](')) return 'link';
  return links.every(({ groups }) => mayLead(groups?.['to'] ?? '', groups?.['words'] ?? ''))
    ? undefined
    : 'link';
}

const mayLead = (to: string, words: string): boolean =>
  (isShopPath(to) || hostOf(to) !== undefined) && !LIKE_ADDRESS.test(words);

/** A fault of a text within a content, and its path, such as /notices/0/title/en. */
export interface PlacedFault {
  readonly path: string;
  readonly fault: WrittenFault;
}

/** Returns the faults of all texts within a content. Texts under `title` are one line; `link` is an address. */
export function faultsOfTexts(content: unknown, path = ''): readonly PlacedFault[] {
  if (typeof content === 'string') {
    const fault = faultAt(content, path);
    return fault === undefined ? [] : [{ path, fault }];
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]: [string, unknown]) =>
    faultsOfTexts(part, `${path}/${name}`),
  );
}

function faultAt(text: string, path: string): WrittenFault | undefined {
  if (path.endsWith('/link')) return isShopPath(text) || hostOf(text) !== undefined ? undefined : 'link';
  return faultOfWritten(text, /\/title(?:\/[a-z]+)?$/.test(path));
}

function piecesOf(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const link of line.matchAll(LINK)) {
    if (link.index > from) pieces.push({ text: line.slice(from, link.index) });
    pieces.push({ text: link.groups?.['words'] ?? '', to: link.groups?.['to'] ?? '' });
    from = link.index + link[0].length;
  }
  return from < line.length ? [...pieces, { text: line.slice(from) }] : pieces;
}
