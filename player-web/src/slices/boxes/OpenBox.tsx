import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { gems } from '../../shell/i18n/format';
import { usePlay } from '../../shell/play';
import { sellBackQuery } from '../bag/sell-back';
import { BoxDropPanel } from '../drops/BoxDropPanel';
import { SeedPanel } from '../seeds/SeedPanel';
import { boxGame } from './box-play';
import { BoxHead } from './BoxHead';
import { Contents } from './Contents';
import { LastPlay } from './LastPlay';
import { LatestDrops } from './LatestDrops';
import { longRun } from './odds';
import type { BoxDetails, BoxToday } from './queries';
import { Stage } from './Stage';
import { useT } from './t';
import styles from './OpenBox.module.css';

interface OpenBoxProps {
  box: BoxDetails;
  /** Undefined for a box without terms, or until loaded. */
  today: BoxToday | undefined;
  /** Offers only free openings. */
  gifts: boolean;
}

/** A box to open, its odds, and its latest results. */
export function OpenBox({ box, today, gifts }: OpenBoxProps) {
  return (
    <>
      <Playing box={box} today={today} gifts={gifts} />
      <div className={clsx('page page-main wall', styles['below'])}>
        <div className="aside aside-late">
          <Contents lede={box.lede} items={box.items} />
          <aside className="stack aside-fixed">
            <SeedPanel versionHash={box.versionHash} />
            {!gifts && box.drops !== null && <BoxDropPanel drops={box.drops} rtp={box.rtp} />}
            <LastPlay box={box} />
            <LatestDrops box={box} />
            {!gifts && <LongRun price={box.price} rtp={box.rtp} />}
          </aside>
        </div>
      </div>
    </>
  );
}

/** The part of the page that a play changes; the rest does not rerender at each step. */
function Playing({ box, today, gifts }: OpenBoxProps) {
  const plays = usePlay(boxGame);
  return <Stage box={box} today={today} gifts={gifts} head={<BoxHead box={box} />} plays={plays} />;
}

/** What many openings cost and bring, and what the shop would give for that. */
function LongRun({ price, rtp }: Pick<BoxDetails, 'price' | 'rtp'>) {
  const t = useT();
  const { data: terms } = useQuery(sellBackQuery());
  const { opens, cost, value } = longRun(price, rtp);
  const said = { count: opens, cost: gems(cost), value: gems(rounded(value)) };
  return (
    <p className="note">
      {terms?.open === true
        ? t('longRun.sold', { ...said, sold: gems(rounded(value * terms.rate)) })
        : t('longRun.kept', said)}
    </p>
  );
}

const rounded = (value: number) => Math.round(value * 100) / 100;
