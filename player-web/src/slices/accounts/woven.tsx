import { Fragment, type ReactNode } from 'react';

/** Names stand in a sentence as `[name]`; each is replaced by its element, wherever the language puts it. */
export function weave(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/\[(\w+)\]/).map((piece, index) => (
    // Odd pieces are names: that is how split works with one group.
    <Fragment key={`${index % 2}:${piece}`}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
