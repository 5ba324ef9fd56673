import { Suspense } from 'react';
import { lazyExtra } from './lazy-with-retry';
import type { Extra } from './slice';
import { fromSlices } from './slices';
import { withTexts } from './with-texts';

const extrasAt = fromSlices((slices, at: Extra['at']) =>
  slices.flatMap(({ name, extras = [] }) =>
    extras.filter((extra) => extra.at === at).map(({ part }) => ({ name, Part: lazyExtra(withTexts(part)) })),
  ),
);

/** Renders the components that slices have beside every page, at one place. */
export function Extras({ at }: Pick<Extra, 'at'>) {
  return extrasAt(at).map(({ name, Part }) => (
    <Suspense key={name} fallback={null}>
      <Part />
    </Suspense>
  ));
}
