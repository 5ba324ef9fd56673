import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { count, percent } from '../../shell/i18n/format';
import { Gem, Icon, Ruler, ShelfCard } from '../../shell/ui';
import { sellBackQuery } from '../bag/sell-back';
import { boxPath } from './paths';
import type { BoxCardData } from './queries';
import { useT } from './t';
import styles from './BoxCard.module.css';

export const boxNumber = (number: number) => `No.${String(number).padStart(3, '0')}`;

/** An open presentation case with its item. */
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

/** A box on a shelf. */
export function BoxCard({ box }: { box: BoxCardData }) {
  const t = useT();
  const { data: terms } = useQuery(sellBackQuery());
  return (
    <ShelfCard exhibit={<Case image={box.image} heroImage={box.heroImage} />}>
      <h3 className={styles['name']}>
        <Link href={boxPath(box)}>
          {box.name}
          <span className={styles['no']}>{boxNumber(box.number)}</span>
        </Link>
      </h3>
      <Gem value={box.price} />
      {box.allowance > 0 && (
        <p className={styles['gift']}>
          <Icon name="gift" />
          {t('card.free', { count: box.allowance })}
        </p>
      )}
      <div className={styles['meta']}>
        <span>{t('card.rtp', { rtp: percent(box.rtp) })}</span>
        <span>{t('card.opens', { opens: count(box.opens) })}</span>
      </div>
      <p className={styles['back']}>
        {terms?.open === true && t('card.sellBack', { rate: percent(terms.rate) })}
      </p>
      <Ruler className={styles['ruler']} shares={box.shares} />
    </ShelfCard>
  );
}
