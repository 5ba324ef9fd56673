import { Fragment, type ReactNode } from 'react';

/** Replaces each `[name]` in a sentence by its element, wherever the language puts it. */
export function weave(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/\[(\w+)\]/).map((piece, index) => (
    // Odd pieces are names, because split keeps its one capture group.
    <Fragment key={`${index % 2}:${piece}`}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
