export const paths = {
  /** The help centre; its first page. */
  help: '/page/helpcenter',
  /** One page of the help centre. Query `title`: the question that opens. */
  topic: '/page/helpcenter/:key',
  /** How a box is opened, step by step. */
  steer: '/steer/case',
} as const;

/** Returns the path of a page of the help centre, at a question. */
export const topicPath = (key: string, question?: string): string =>
  `${paths.help}/${key}${question === undefined ? '' : `?title=${question}`}`;
