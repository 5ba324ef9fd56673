import type { BoxRecord } from '@skins/api/boxes/resources';
import { useTexts as useEditTexts } from '../catalogue/edit-texts';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { PageLinks } from '../../shell/ui/PageLinks';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Statistics } from '../../shell/ui/statistics/Statistics';
import { observedOf } from '../../shell/ui/statistics/tally';
import { useTotals } from '../../shell/ui/statistics/use-totals';
import { GameWords, useWords } from '../../shell/ui/statistics/words';
import { useTexts } from './texts';
import { useRules } from './use-rules';

export function Show() {
  const { statistics } = useTexts();
  const { edit, retire } = useEditTexts();
  const locale = useConsoleLocale();
  return (
    <GameWords value={statistics}>
      <RecordShow<BoxRecord> title={({ number, names }) => `${number} · ${names[locale]}`}>
        {(box) => (
          <>
            <PageLinks
              links={[
                { to: `/boxes/${box.id}`, label: edit },
                { to: `/boxes/${box.id}/retire`, label: retire },
              ]}
            />
            <Head box={box} />
            <Versions box={box} />
          </>
        )}
      </RecordShow>
    </GameWords>
  );
}

function Head({ box }: { box: BoxRecord }) {
  const texts = useTexts();
  const { versions } = useWords();
  const locale = useConsoleLocale();
  const format = useFormat();
  const totals = useTotals({
    plays: box.opens,
    published: box.rtp,
    promised: box.expectedRtp,
    observed: observedOf(box.observedRtp, box.band),
    deviation: box.deviation,
  });
  return (
    <RecordHead
      title={box.names[locale]}
      lede={box.ledes[locale]}
      art={{ src: box.image, size: 132 }}
      facts={[
        { label: texts.number, value: box.number },
        { label: texts.shelf, value: box.shelf.names[locale] },
        { label: texts.type, value: texts.types[box.type] },
        { label: texts.price, value: format.gems(box.price) },
        { label: versions, value: box.versionCount },
        ...totals,
      ]}
    />
  );
}

const Versions = ({ box }: { box: BoxRecord }) => <Statistics versions={box.versions.map(useRules(box))} />;
