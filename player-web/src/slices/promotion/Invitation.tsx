import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { openModal } from '../../shell/app/modals';
import { gems, moment, percent } from '../../shell/i18n/format';
import { Refused } from '../../shell/net';
import { useSession } from '../../shell/session';
import { Avatar, Button, ButtonLink, ErrorNote, Facts, Icon, Skeleton } from '../../shell/ui';
import { sellBackQuery, useSellBackRate } from '../bag/sell-back';
import { Case } from '../boxes/BoxCard';
import { boxPath, paths as boxes } from '../boxes/paths';
import { type BoxCardData, boxListQuery } from '../boxes/queries';
import { paths as limits } from '../limits/paths';
import { paths } from './paths';
import { type InviteLink, linkQuery } from './queries';
import { useT } from './t';
import styles from './Invitation.module.css';

/** The landing page of an invitation: who sent it, what the shop promises, and what the inviter gets. */
export function Invitation({ poster }: { poster: string }) {
  const { token } = useSession();
  const isPlayer = token !== undefined;
  const { data, error, isLoading, refetch } = useQuery({
    ...linkQuery(poster, isPlayer),
    enabled: poster !== '',
  });
  const refused = error instanceof Refused ? error.message : undefined;
  const list = useQuery(boxListQuery('hash'));
  const terms = useQuery(sellBackQuery());
  const box = list.data?.[0]?.boxes[0];
  return (
    <>
      <section className={`stage stage-section ${styles['come']}`}>
        <div className="page stack">
          <Breadcrumb />
          <div className={styles['in']}>
            <div className={styles['say']}>
              {isLoading && <Skeleton className={styles['fromWaiting']} />}
              {data !== undefined && <From link={data} />}
              <Words link={data} poster={poster} refused={refused} isPlayer={isPlayer} />
              <Acts own={data?.own === true} isPlayer={isPlayer} />
            </div>
            <div className={styles['picture']}>
              {box !== undefined && <Case image={box.image} heroImage={box.heroImage} loading="eager" />}
              {list.isPending && <Skeleton shape="case" />}
            </div>
          </div>
        </div>
      </section>
      <div className="page page-main wall" hidden={list.isPending || terms.isPending}>
        {box !== undefined && <BoxFacts box={box} />}
        {error !== null && refused === undefined && (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        )}
        <Promises />
        {data !== undefined && !data.own && !isPlayer && <WhoPays link={data} />}
      </div>
    </>
  );
}

function From({ link: { avatar, name, createTime } }: { link: InviteLink }) {
  const t = useT();
  return (
    <p className={styles['from']}>
      <Avatar image={avatar} size={44} />
      <span>
        <b>{name}</b>
        <small>{t('come.since', { time: moment(createTime) })}</small>
      </span>
    </p>
  );
}

interface WordsProps {
  link: InviteLink | undefined;
  poster: string;
  refused: string | undefined;
  isPlayer: boolean;
}

/** What the page says, by who looks at it. */
function Words({ link, poster, refused, isPlayer }: WordsProps) {
  const t = useT();
  const said =
    poster === ''
      ? 'none'
      : refused !== undefined
        ? 'refused'
        : link?.own === true
          ? 'own'
          : isPlayer
            ? 'member'
            : 'guest';
  return (
    <div className="stack">
      <h1 className={`display ${styles['title']}`}>
        {said === 'refused' ? refused : t(`come.title.${said}`)}
      </h1>
      <p className="lede">{t(`come.lede.${said}`)}</p>
    </div>
  );
}

function Acts({ own, isPlayer }: { own: boolean; isPlayer: boolean }) {
  const t = useT();
  if (own) return <ButtonLink variant="play" size="lg" label={t('come.back')} href={paths.promotion} />;
  return (
    <div className={styles['acts']}>
      {!isPlayer && (
        <Button
          variant="play"
          size="lg"
          label={t('come.register')}
          onClick={() => openModal('auth', { mode: 'register' })}
        />
      )}
      <ButtonLink
        variant={isPlayer ? 'play' : 'line'}
        size="lg"
        label={t('come.odds')}
        href={boxes.hashBoxes}
      />
    </div>
  );
}

/** The figures of the box in the picture. */
function BoxFacts({ box }: { box: BoxCardData }) {
  const t = useT();
  const rate = useSellBackRate();
  const back = Math.round(100 * box.price * box.rtp);
  return (
    <section className={`panel ${styles['ledger']}`}>
      <Facts
        even
        facts={[
          { name: t('come.box'), value: box.name },
          { name: t('come.price'), value: gems(box.price) },
          { name: t('come.rtp'), value: percent(box.rtp) },
          {
            name: t('come.sellBack'),
            value: rate === undefined ? '—' : rate === null ? t('come.noSellBack') : percent(rate),
          },
        ]}
      />
      <p className="note">
        {t('come.long', { cost: gems(100 * box.price), back: gems(back) })}{' '}
        {typeof rate === 'number' && t('come.sold', { sold: gems(Math.round(back * rate)) })}{' '}
        <Link className="link" href={boxPath(box)}>
          {t('come.seeBox')}
        </Link>
      </p>
    </section>
  );
}

const PROMISES = [
  ['odds', 'eye'],
  ['sealed', 'lock'],
  ['stop', 'clock'],
] as const;

function Promises() {
  const t = useT();
  return (
    <section>
      <div className="section-head">
        <h2 className="title-section">{t('come.promises')}</h2>
      </div>
      <div className={styles['three']}>
        {PROMISES.map(([name, icon]) => (
          <article className="panel pad stack" key={name}>
            <span className={styles['mark']}>
              <Icon name={icon} />
            </span>
            <h3 className="title-card">{t(`come.promise.${name}`)}</h3>
            <p className="muted">{t(`come.promiseText.${name}`)}</p>
            {name === 'stop' && <More href={limits.limits} label={t('come.limits')} />}
          </article>
        ))}
      </div>
    </section>
  );
}

const More = ({ href, label }: { href: string; label: string }): ReactNode => (
  <Link className="link" href={href}>
    {label}
  </Link>
);

function WhoPays({ link: { name, share } }: { link: InviteLink }) {
  const t = useT();
  return (
    <section className={`panel pad stack ${styles['who']}`}>
      <h2 className="title-card">{t('come.whoPays', { name })}</h2>
      <p className="muted">{t('come.whoPaysText', { share: percent(share) })}</p>
      <More href={paths.terms} label={t('terms')} />
    </section>
  );
}
