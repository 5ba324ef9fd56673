import type { DataOf, boxList } from '@skins/api/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { boxPath } from '../app/paths';
import { count, percent } from '../i18n/format';
import { Gem } from './Gem';
import { Ruler } from './Ruler';
import { Skeleton } from './Skeleton';
import styles from './BoxCard.module.css';

export type BoxCardData = DataOf<typeof boxList>[number]['boxes'][number];

export const boxNumber = (number: number) => `No.${String(number).padStart(3, '0')}`;

/** The open presentation case with the item it shows. */
export function Case({
  image,
  heroImage,
  loading = 'lazy',
}: {
  image: string;
  heroImage: string;
  loading?: 'lazy' | 'eager';
}) {
  return (
    <span className={styles['case']}>
      <img
        className={styles['box']}
        src={image}
        width={400}
        height={320}
        loading={loading}
        decoding="async"
        alt=""
      />
      <img
        className={styles['item']}
        src={heroImage}
        width={512}
        height={288}
        loading={loading}
        decoding="async"
        alt=""
      />
    </span>
  );
}

/** A box on its shelf; the facts stand under it like a museum label. */
export function BoxCard({ box }: { box: BoxCardData }) {
  const { t } = useTranslation();
  return (
    <article className={styles['card']}>
      <div className={styles['stand']}>
        <Case image={box.image} heroImage={box.heroImage} />
      </div>
      <div className={styles['label']}>
        <h3 className={styles['name']}>
          <Link href={boxPath(box)}>
            {box.name}
            <span className={styles['no']}>{boxNumber(box.number)}</span>
          </Link>
        </h3>
        <Gem value={box.price} />
        <div className={styles['meta']}>
          <span>{t('ui.box.rtp', { rtp: percent(box.rtp) })}</span>
          <span>{t('ui.box.opens', { opens: count(box.opens) })}</span>
        </div>
        <Ruler className={styles['ruler']} shares={box.shares} />
      </div>
    </article>
  );
}

export function BoxCardSkeleton() {
  return (
    <div className={styles['card']} aria-hidden="true">
      <div className={styles['stand']}>
        <Skeleton shape="case" />
      </div>
      <div className={clsx(styles['label'], styles['waiting'])}>
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}

/** Five to a shelf, two on a phone. `teaser` shows four on a phone. */
export function Shelf({ teaser, children }: { teaser?: boolean | undefined; children: ReactNode }) {
  return <div className={clsx(styles['shelf'], teaser === true && styles['teaser'])}>{children}</div>;
}
