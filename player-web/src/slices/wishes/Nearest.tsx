import { useQuery } from '@tanstack/react-query';
import { openLogin, openModal } from '../../shell/app/modals';
import { count } from '../../shell/i18n/format';
import { useSession } from '../../shell/session';
import { Button, ButtonLink, Countdown, Gem } from '../../shell/ui';
import { OwnFacts } from './OwnFacts';
import { wishPath } from './paths';
import { SHARES, type Wish, rulesQuery } from './queries';
import { ShareRuler } from './ShareRuler';
import { SkinHead } from './SkinHead';
import { useT } from './t';
import { useLeft } from './use-left';
import styles from './TreePage.module.css';

/** Beside the tree: the wish that is nearest to full, or what to do on a tree without one. */
export function Nearest({ wish }: { wish: Wish | undefined }) {
  const t = useT();
  return (
    <aside className={`panel ${styles['side'] ?? ''}`} aria-label={t('nearest.title')}>
      {wish === undefined ? <Bare /> : <Next wish={wish} />}
    </aside>
  );
}

function Next({ wish }: { wish: Wish }) {
  const t = useT();
  const left = useLeft();
  const { token } = useSession();
  const visitor = token === undefined;
  return (
    <div className="stack">
      <p className={styles['sideHead']}>
        <span>{t('nearest.title')}</span>
        <span className="note">{t('left.still', { left: left(wish.closesAt) })}</span>
      </p>
      <SkinHead skin={wish.skin}>
        <Gem value={wish.price} />
      </SkinHead>
      <div>
        <p className={styles['meter']}>
          <span>{t('sold', { sold: count(wish.sold), shares: count(SHARES) })}</span>
          <span>{t('missing', { missing: count(SHARES - wish.sold) })}</span>
        </p>
        <ShareRuler mine={wish.mine} sold={wish.sold} />
      </div>
      <OwnFacts wish={wish} visitor={visitor} />
      <div className="stack" style={{ '--gap': '8px' }}>
        <ButtonLink
          variant="play"
          size="lg"
          wide
          href={wishPath(wish.id)}
          label={t(visitor ? 'nearest.look' : wish.mine > 0 ? 'nearest.more' : 'nearest.buy')}
        />
        <PlantButton />
        {visitor && <p className="note">{t('nearest.visitor')}</p>}
      </div>
    </div>
  );
}

/** A tree without growing wishes: when the house plants next, and the own first one. */
function Bare() {
  const t = useT();
  const { data: rules } = useQuery(rulesQuery);
  const next = rules?.house.next ?? null;
  return (
    <div className="stack">
      <h2 className="title-section">{t('bare.title')}</h2>
      <p className="muted">
        {next === null ? t('bare.none') : t('bare.house', { wishes: rules?.house.wishes ?? 0 })}
      </p>
      {next !== null && <Countdown until={next} label={t('bare.until')} />}
      <PlantButton main />
      <p className="note">{t('bare.note')}</p>
    </div>
  );
}

export function PlantButton({ main = false }: { main?: boolean }) {
  const t = useT();
  const { token } = useSession();
  return (
    <Button
      wide
      variant={main ? 'play' : 'line'}
      size={main ? 'lg' : undefined}
      icon="plus"
      label={t(token === undefined ? 'plant.login' : 'plant.open')}
      onClick={() => (token === undefined ? openLogin() : openModal('wishPlant'))}
    />
  );
}
