import { Link } from 'wouter';
import { finePercent, percent } from '../../shell/i18n/format';
import { Facts, Gem } from '../../shell/ui';
import { paths } from './paths';
import type { BoxDrops } from './queries';
import { useT } from './t';

interface BoxDropPanelProps {
  drops: BoxDrops;
  /** published return of the box alone */
  rtp: number;
}

/** The extra drop of a box, on its page: chance, worth, and the return of both together. */
export function BoxDropPanel({ drops, rtp }: BoxDropPanelProps) {
  const t = useT();
  return (
    <section className="panel pad stack" aria-labelledby="box-drop">
      <h2 className="title-card" id="box-drop">
        {t('panel.title')}
      </h2>
      <p className="note">{t('panel.how')}</p>
      <Facts
        names="beside"
        facts={[
          { name: t('panel.chance'), value: finePercent(drops.chance) },
          { name: t('panel.worth'), value: <Gem value={Math.round(drops.worth * 10_000) / 10_000} /> },
          {
            name: t('panel.total'),
            value: `${percent(rtp)} + ${percent(drops.rtp)} = ${percent(drops.total)}`,
          },
        ]}
      />
      <Link className="link" href={paths.drop}>
        {t('panel.table')}
      </Link>
    </section>
  );
}
