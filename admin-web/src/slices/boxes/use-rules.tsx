import type { BoxRecord, BoxVersion } from '@skins/api/boxes/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { PageLinks } from '../../shell/ui/PageLinks';
import { Section } from '../../shell/ui/Section';
import { type RulesVersion, observedOf } from '../../shell/ui/statistics/tally';
import { useTexts } from './texts';
import { TicketTable } from './TicketTable';

/** Returns a function that converts a box's version to the statistics' form. */
export function useRules({ id, versionHash }: BoxRecord): (version: BoxVersion) => RulesVersion {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  return ({ hash, version, published, price, rtp, rtpExact, standardDeviation, opens, items, ...rest }) => ({
    hash,
    version,
    publishedAt: published,
    published: rtp,
    exact: rtpExact,
    spread: standardDeviation,
    plays: opens,
    observed: observedOf(rest.observedRtp, rest.band),
    facts: [{ label: texts.price, value: format.gems(price) }],
    odds: (
      <>
        {hash !== versionHash && (
          <PageLinks links={[{ to: `/boxes/${id}?version=${hash}`, label: texts.backTo }]} />
        )}
        <Section title={texts.items}>
          <TicketTable items={items} />
        </Section>
      </>
    ),
    outcomes: {
      test: rest.chiSquare,
      rows: items.map(({ skinId, names, ...item }) => ({ ...item, key: skinId, name: names[locale] })),
    },
  });
}
