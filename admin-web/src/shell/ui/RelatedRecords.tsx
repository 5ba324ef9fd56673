import type { ReactNode } from 'react';
import { type RaRecord, ReferenceManyField, type SortPayload } from 'react-admin';
import { LoadFailed } from './LoadFailed';
import { Pages } from './Pages';
import { Section } from './Section';

/** Another resource's records that belong to this page's record, page by page. */
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
  /** their field that holds the id of this page's record */
  target: string;
  sort: { readonly field: keyof Row & string; readonly order: SortPayload['order'] };
  /** possible page sizes; the first is the default */
  sizes: readonly [number, ...number[]];
  /** further filter */
  filter?: object;
  /** shown above them in any case */
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
