import { Link } from 'wouter';
import { Case, boxNumber } from '../boxes/BoxCard';
import { boxPath } from '../boxes/paths';
import type { BoxCardData } from '../boxes/queries';
import { paths } from '../fairness/paths';
import { TICKETS, count, percent } from '../../shell/i18n/format';
import { ButtonLink } from '../../shell/ui/Button';
import { Facts } from '../../shell/ui/Facts';
import { Gem } from '../../shell/ui/Gem';
import { useItemName } from '../../shell/ui/ItemName';
import { splitName } from '../../shell/ui/rarity';
import type { Slide } from './slides';
import { useT } from './t';
import styles from './Hero.module.css';

export function HeroSlide({ slide, active }: { slide: Slide; active: boolean }) {
  if (slide.kind === 'picture') {
    return (
      <Link className={styles['picture']} href={slide.link} tabIndex={active ? undefined : -1}>
        <picture>
          {slide.moveImage !== '' && <source media="(max-width: 767px)" srcSet={slide.moveImage} />}
          <img src={slide.image} width={1272} height={440} alt="" />
        </picture>
      </Link>
    );
  }
  return <Exhibit box={slide.box} />;
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

/** Data for the placeholder: invisible, and as long as an ordinary box's. */
const NOTHING = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
const TO_COME: Exhibited = {
  id: '-',
  boxType: 'hash',
  number: 1,
  name: '\u00a0',
  image: NOTHING,
  heroName: `AK | ${'\u3000'.repeat(4)}`,
  heroExterior: '\u3000'.repeat(2),
  heroImage: NOTHING,
  price: 0,
  rtp: 1,
  rarest: 1,
};

/** Keeps the place of the first slide, so that nothing below it shifts. */
export function SlideToCome() {
  return (
    <div className={styles['to-come']} aria-hidden="true" inert>
      <Exhibit box={TO_COME} />
    </div>
  );
}

/** The members of a box that the stage shows. */
type Exhibited = Pick<
  BoxCardData,
  | 'id'
  | 'boxType'
  | 'number'
  | 'name'
  | 'image'
  | 'heroName'
  | 'heroExterior'
  | 'heroImage'
  | 'price'
  | 'rtp'
  | 'rarest'
>;

function Exhibit({ box }: { box: Exhibited }) {
  const t = useT();
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
