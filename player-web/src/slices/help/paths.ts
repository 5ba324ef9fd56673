export const paths = {
  /** The help centre; its first page. */
  help: '/page/helpcenter',
  /** One page of the help centre. Queries: `title`, the question that opens; `agreed`, texts as they stood, by hash. */
  topic: '/page/helpcenter/:key',
  /** How a box is opened, step by step. */
  steer: '/steer/case',
  /** How an upgrade is computed, step by step. */
  forge: '/steer/upgrade',
} as const;

/** Returns the path of a text that a player agreed to, as it stood. @param hash of all texts of that agreement */
export const agreedPath = (key: string, hash: string): string => `${paths.help}/${key}?agreed=${hash}`;

/** Returns the path of a page of the help centre, at a question. */
export const topicPath = (key: string, question?: string): string =>
  `${paths.help}/${key}${question === undefined ? '' : `?title=${question}`}`;
