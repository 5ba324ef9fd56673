import { isShopPath } from '@skins/engine/written';
import { Link } from 'wouter';
import { useSellBackRate } from '../bag/sell-back';
import { Case, boxNumber } from '../boxes/BoxCard';
import { boxPath } from '../boxes/paths';
import type { BoxCardData } from '../boxes/queries';
import { paths } from '../fairness/paths';
import { TICKETS, count, percent } from '../../shell/i18n/format';
import { ButtonLink } from '../../shell/ui/Button';
import { Facts } from '../../shell/ui/Facts';
import { Gem } from '../../shell/ui/Gem';
import { useItemName } from '../../shell/ui/ItemName';
import { Skeleton } from '../../shell/ui/Skeleton';
import { splitName } from '../../shell/ui/rarity';
import type { PictureSlide, Slide } from './slides';
import { useT } from './t';
import styles from './Hero.module.css';

export function HeroSlide({ slide, active }: { slide: Slide; active: boolean }) {
  return slide.kind === 'picture' ? <Picture slide={slide} active={active} /> : <Exhibit box={slide.box} />;
}

/** A picture that operators set, as high as the exhibit whose place it takes. */
function Picture({ slide, active }: { slide: PictureSlide; active: boolean }) {
  const { link, image, moveImage, title } = slide;
  const lead = { className: styles['picture'], tabIndex: active ? undefined : -1 };
  const shown = (
    <>
      <picture>
        {moveImage !== '' && <source media="(max-width: 767px)" srcSet={moveImage} />}
        <img src={image} width={1272} height={440} alt="" />
      </picture>
      <h1 className={`display ${styles['title']}`}>{title}</h1>
    </>
  );
  return (
    <div className={styles['pictured']}>
      <SlideToCome />
      {isShopPath(link) ? (
        <Link {...lead} href={link}>
          {shown}
        </Link>
      ) : (
        <a {...lead} href={link} target="_blank" rel="noopener noreferrer nofollow">
          {shown}
        </a>
      )}
    </div>
  );
}

/** Shown if there is no box to show. */
export function CalmSlide() {
  const t = useT();
  return (
    <div className={styles['calm']}>
      <div className={`stack ${styles['words']}`}>
        <h1 className={`display ${styles['title']}`}>{t('calm.title')}</h1>
        <p className="lede">{t('calm.text')}</p>
        <ButtonLink size="lg" href={paths.fairness} label={t('calm.how')} />
      </div>
    </div>
  );
}

/** The first slide's place before its data is there: bars as high as its lines, and no figure. */
export function SlideToCome() {
  const t = useT();
  const bar = <span className={styles.bar} />;
  return (
    <div className={styles.exhibit} aria-hidden="true">
      <div className={`stack ${styles.words}`}>
        <p className={styles.kicker}>{bar}</p>
        <p className={`display ${styles.title}`}>{bar}</p>
        <p className="lede">{bar}</p>
        <Facts
          facts={[
            { name: t('banner.price'), value: bar },
            { name: t('banner.rtp'), value: bar },
            { name: t('banner.sellBack'), value: bar },
            { name: t('banner.rarest'), value: bar },
          ]}
        />
        <span className={styles.buttonBar} />
      </div>
      <div className={styles.art}>
        <Skeleton shape="case" />
      </div>
    </div>
  );
}

function Exhibit({ box }: { box: BoxCardData }) {
  const t = useT();
  const rate = useSellBackRate();
  const { brand } = splitName(box.heroName);
  const name = useItemName()({ name: box.heroName, exterior: box.heroExterior });
  const item = [brand, name].filter((part) => part !== '').join(' ');
  return (
    <div className={styles['exhibit']}>
      <div className={`stack ${styles['words']}`}>
        <p className={styles['kicker']}>{t(`banner.${box.boxType}`, { number: boxNumber(box.number) })}</p>
        <h1 className={`display ${styles['title']}`}>{box.name}</h1>
        <p className="lede">{t('banner.shows', { item })}</p>
        <Facts
          facts={[
            { name: t('banner.price'), value: <Gem value={box.price} /> },
            { name: t('banner.rtp'), value: percent(box.rtp) },
            ...(rate === null
              ? []
              : [{ name: t('banner.sellBack'), value: rate === undefined ? '—' : percent(rate) }]),
            {
              name: t('banner.rarest'),
              value: box.rarest === 0 ? '—' : `1 / ${count(Math.round(TICKETS / box.rarest))}`,
            },
          ]}
        />
        <div className={`cluster ${styles['acts']}`}>
          <ButtonLink variant="play" size="lg" href={boxPath(box)} label={t('banner.open')} />
          <ButtonLink size="lg" href={`${boxPath(box)}#contents`} label={t('banner.odds')} />
        </div>
      </div>
      <div className={styles['art']}>
        <Case image={box.image} heroImage={box.heroImage} loading="eager" />
      </div>
    </div>
  );
}
