import { useState } from 'react';
import { Link } from 'wouter';
import { finePercent, percent } from '../../shell/i18n/format';
import { Button, Facts, Gem, SkinPlate } from '../../shell/ui';
import { boxPath } from '../boxes/paths';
import type { DropBox } from './queries';
import { useT } from './t';
import styles from './Drop.module.css';

/** Boxes that are shown at first. */
const FEW = 6;

/** What the drops mean for each box on sale. */
export function DropBoxes({ boxes }: { boxes: readonly DropBox[] }) {
  const t = useT();
  const [all, showAll] = useState(false);
  const shown = all ? boxes : boxes.slice(0, FEW);
  return (
    <section aria-labelledby="drop-boxes">
      <div className="section-head">
        <h2 className="title-section" id="drop-boxes">
          {t('boxes.title')}
        </h2>
        <p className="note">{t('boxes.note')}</p>
      </div>
      <ul className={styles['boxes']}>
        {shown.map((box) => (
          <li key={box.id} className="panel">
            <Link href={boxPath(box)}>
              <SkinPlate image={box.image} alt="" />
              <span className={styles['box']}>
                <b className="name-lg">{box.name}</b>
                <Facts
                  names="beside"
                  facts={[
                    { name: t('boxes.price'), value: <Gem value={box.price} /> },
                    { name: t('boxes.chance'), value: finePercent(box.drops.chance) },
                    {
                      name: t('boxes.share'),
                      value: `${percent(box.drops.rtp)} / ${percent(box.drops.total)}`,
                    },
                  ]}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < boxes.length && (
        <Button label={t('boxes.all', { count: boxes.length })} onClick={() => showAll(true)} />
      )}
    </section>
  );
}
