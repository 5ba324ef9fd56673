import type { ReactNode } from 'react';
import { type RaRecord, ReferenceManyField, type SortPayload } from 'react-admin';
import { LoadFailed } from './LoadFailed';
import { Pages } from './Pages';
import { Section } from './Section';

/** The records of another resource that belong to this page's record, by page. */
export const RelatedRecords = <Row extends RaRecord>({
  title,
  lede,
  reference,
  target,
  sort,
  sizes,
  filter,
  above,
  children,
}: {
  title: string;
  lede?: string;
  reference: string;
  /** the field of theirs that names this page's record */
  target: string;
  sort: { readonly field: keyof Row & string; readonly order: SortPayload['order'] };
  /** how many a page may have; the first number counts until another is chosen */
  sizes: readonly [number, ...number[]];
  /** which of them */
  filter?: object;
  /** above them, whatever comes */
  above?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}) => (
  <Section title={title} lede={lede}>
    {above}
    <ReferenceManyField<RaRecord, Row>
      reference={reference}
      target={target}
      sort={sort}
      filter={filter}
      perPage={sizes[0]}
      pagination={<Pages label={title} sizes={[...sizes]} />}
      render={({ data, error, isPending, refetch }) => {
        if (error) return <LoadFailed error={error} retry={() => void refetch()} />;
        return isPending || data === undefined ? null : children(data);
      }}
    />
  </Section>
);
