import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { openLogin, openModal } from '../../shell/app/modals';
import { count } from '../../shell/i18n/format';
import { useSession } from '../../shell/session';
import {
  Empty,
  ErrorNote,
  Gem,
  Icon,
  Pager,
  RarityBadge,
  Segment,
  Skeleton,
  SkinPlate,
  colourOf,
  namedParts,
} from '../../shell/ui';
import { OwnFacts } from './OwnFacts';
import { PlantButton } from './Nearest';
import { wishPath } from './paths';
import { type ListQuery, PAGE_SIZE, SHARES, type Wish, listQuery, plantingQuery } from './queries';
import { Sprig } from './Sprig';
import { useT } from './t';
import { useLeft } from './use-left';
import styles from './Growing.module.css';

const VIEWS = ['near', 'mine', 'ending', 'newest'] as const;
type View = (typeof VIEWS)[number];

/** The address says what is looked at, so that it can be shared and returned to. */
function useLook() {
  const [address, setAddress] = useSearchParams();
  const view = VIEWS.find((one) => one === address.get('view')) ?? 'near';
  const page = Number(address.get('current'));
  const current = Number.isSafeInteger(page) && page > 1 && page < 1_000_000 ? page : 1;
  const look = (change: { view?: View; current?: number }) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        const next = change.view ?? view;
        if (next === 'near') after.delete('view');
        else after.set('view', next);
        if ((change.current ?? 1) > 1) after.set('current', String(change.current));
        else after.delete('current');
        return after;
      },
      { replace: true },
    );
  return { view, current, look };
}

const queryOf = (view: View, current: number): ListQuery => ({
  size: PAGE_SIZE,
  current,
  ...(view === 'mine' && { mine: true }),
  ...((view === 'ending' || view === 'newest') && { sort: view }),
});

const PLANT = (
  <span>
    <PlantButton main />
  </span>
);

/** The growing wishes as cards. */
export function Growing() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { token } = useSession();
  const { view, current, look } = useLook();
  const asked = view === 'mine' && token === undefined ? 'near' : view;
  const { data, error, refetch, isPlaceholderData } = useQuery(listQuery(queryOf(asked, current), language));
  const views = VIEWS.filter((one) => one !== 'mine' || token !== undefined);
  return (
    <section aria-labelledby="wishes-growing" aria-busy={isPlaceholderData}>
      <div className="section-head">
        <h2 className="title-section" id="wishes-growing">
          {t('growing.title')}
        </h2>
        <span className="note">
          {data === undefined ? ' ' : t('growing.note', { wishes: count(data.total) })}
        </span>
        <Segment<View>
          label={t('growing.view')}
          value={asked}
          options={views.map((value) => ({
            value,
            label:
              value === 'mine'
                ? t('growing.mine', { wishes: data?.counts.mine ?? 0 })
                : t(`growing.views.${value}`),
          }))}
          onChange={(value) => look({ view: value })}
        />
      </div>
      {data === undefined && error !== null && (
        <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Waiting />}
      {data?.total === 0 && (
        <Empty
          icon="star"
          text={t(asked === 'mine' ? 'growing.emptyMine' : 'growing.empty')}
          action={PLANT}
        />
      )}
      {data !== undefined && data.total > 0 && (
        <ul className={styles['cards']}>
          {data.records.map((wish) => (
            <li key={wish.id}>
              <WishCard wish={wish} />
            </li>
          ))}
          {asked !== 'mine' && current * PAGE_SIZE >= data.total && (
            <li>
              <PlantCard />
            </li>
          )}
        </ul>
      )}
      {data !== undefined && data.total > PAGE_SIZE && (
        <Pager
          label={t('pages')}
          current={data.current}
          total={data.total}
          size={PAGE_SIZE}
          onChange={(page) => look({ current: page })}
        />
      )}
    </section>
  );
}

function WishCard({ wish }: { wish: Wish }) {
  const t = useT();
  const left = useLeft();
  const { token } = useSession();
  const { skin, sold, state, planter } = wish;
  const colour = colourOf(skin.skinsRarity, skin.category);
  const { name, kind } = namedParts(skin);
  return (
    <article className={`panel ${styles['card'] ?? ''}`}>
      <SkinPlate image={skin.image} alt="" colour={colour} className={styles['plate']} />
      <div className={styles['body']}>
        <div className="split">
          <h3 className="name-lg">
            <Link className={styles['link']} href={wishPath(wish.id)}>
              {name}
            </Link>
          </h3>
          <Gem value={wish.price} />
        </div>
        <p className={styles['kind']}>
          <span>{kind}</span>
          <RarityBadge rarity={skin.skinsRarity} colour={colour} />
        </p>
        <Sprig sold={sold} shares={SHARES} mine={wish.mine} />
        <p className={styles['meter']}>
          <span>
            <b>{count(sold)}</b> / {count(SHARES)}
          </span>
          <span>{state === 'sealing' ? t('waits') : t('left.still', { left: left(wish.closesAt) })}</span>
        </p>
        <OwnFacts wish={wish} visitor={token === undefined} />
        <p className="note">
          {t('planter', {
            name:
              planter === null
                ? t('house')
                : planter.me
                  ? t('me', { name: planter.userName })
                  : planter.userName,
          })}
        </p>
      </div>
    </article>
  );
}

/** The last card: room for an own wish, and how many the level allows. */
function PlantCard() {
  const t = useT();
  const { token } = useSession();
  const { data } = useQuery({ ...plantingQuery, enabled: token !== undefined });
  return (
    <button
      type="button"
      className={styles['plant']}
      onClick={() => (token === undefined ? openLogin() : openModal('wishPlant'))}
    >
      <Icon name="plus" />
      <b className="name-lg">{t('plant.open')}</b>
      <span className="note">
        {data === undefined
          ? t('plant.free')
          : t('plant.level', { level: data.level, atOnce: data.atOnce, planted: data.planted })}
      </span>
    </button>
  );
}

const PLACES = [1, 2, 3] as const;

const Waiting = () => (
  <div className={styles['cards']}>
    {PLACES.map((place) => (
      <Skeleton key={place} className={styles['waiting']} />
    ))}
  </div>
);
