import { COMMENT_MAX } from '@skins/engine/operators';
import { Type } from 'typebox';

/** The optional words of a call that ends a proposal. Spread it into the body. */
export const COMMENT_FIELD = {
  comment: Type.Optional(
    Type.String({
      pattern: '\\S',
      maxLength: COMMENT_MAX,
      description: 'why, for the author and others; it is in the log, so it names no player',
    }),
  ),
} as const;

/** Returns the comment of a body as part of a command's input. */
export const commentOf = ({ comment }: { readonly comment?: string }) =>
  comment === undefined ? {} : { comment };
