import { type ReactNode, useId } from 'react';

/** A section of the account page. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="panel pad stack" aria-labelledby={id}>
      <h2 className="title-card" id={id}>
        {title}
      </h2>
      {text !== undefined && <p className="muted">{text}</p>}
      {children}
    </section>
  );
}
