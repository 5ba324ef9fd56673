import { useMemo } from 'react';
import { count, finePercent } from '../../shell/i18n/format';
import { Facts, Gem, SkinPlate, Tag, colourOf, namedParts } from '../../shell/ui';
import { BuyShares } from './BuyShares';
import { Ended } from './Ended';
import { SHARES, type Wish, type WishDetail } from './queries';
import { Sealing } from './Sealing';
import { useT } from './t';
import { Timeline } from './Timeline';
import { Leaves, Tree, TreeKey, placed } from './Tree';
import { LEAVES, TEN, grownOn, leafOfShare } from './tree';
import { useLeft } from './use-left';
import styles from './WishPage.module.css';

interface StageProps {
  detail: WishDetail;
  /** whether the draw may be seen */
  shown: boolean;
}

/** The tree of one wish, and beside it the one act of its state. */
export function WishStage({ detail, shown }: StageProps) {
  const t = useT();
  const { wish } = detail;
  const growing = wish.state === 'growing';
  const back = wish.state === 'returned' || wish.state === 'void';
  return (
    <div className={styles['top']} data-won={shown && detail.lucky?.person.me === true}>
      <Head detail={detail} shown={shown} />
      <WishOnTree detail={detail} shown={shown} />
      <section className={`panel ${styles['side'] ?? ''}`} aria-label={t('act')}>
        {growing && <BuyShares key={wish.id} detail={detail} />}
        {(wish.state === 'sealing' || (wish.state === 'lit' && !shown)) && <Sealing detail={detail} />}
        {(shown || back) && <Ended detail={detail} />}
      </section>
      <div className={styles['foot']}>
        <TreeKey leaf={t('key.one')} mine={wish.mine > 0 ? t('key.yours') : undefined} bud={t('key.bud')} />
        <Timeline detail={detail} shown={shown} />
      </div>
    </div>
  );
}

const TONES = { growing: 'accent', sealing: 'warn', lit: 'ok', returned: undefined, void: 'warn' } as const;

function Head({ detail: { wish }, shown }: StageProps) {
  const t = useT();
  const left = useLeft();
  const { planter, state, sold, mine, chance } = wish;
  const said = state === 'lit' && !shown ? 'sealing' : state;
  return (
    <header className={styles['head']}>
      <div className="cluster">
        <h1 className="title-page">{namedParts(wish.skin).name}</h1>
        <Tag tone={TONES[said]} label={t(`state.${said}`)} />
        <span className="note">
          {planter === null
            ? t('byHouse')
            : t('byPlayer', { name: planter.me ? t('me', { name: planter.userName }) : planter.userName })}
        </span>
      </div>
      <Facts
        facts={[
          { name: t('soldName'), value: `${count(sold)} / ${count(SHARES)}` },
          { name: t('mine'), value: mine === 0 ? '–' : count(mine) },
          { name: t('chance'), value: chance === null ? '–' : finePercent(chance) },
          { name: t('left.name'), value: state === 'growing' ? left(wish.closesAt) : '–' },
        ]}
      />
    </header>
  );
}

function WishOnTree({ detail, shown }: StageProps) {
  const t = useT();
  const { wish, bought, lucky } = detail;
  const colour = colourOf(wish.skin.skinsRarity, wish.skin.category);
  const isMine = useMemo(() => {
    const own = bought.filter(({ person }) => person.me);
    return (share: number) => own.some(({ from, to }) => share >= from && share <= to);
  }, [bought]);
  const mood = wish.state === 'lit' ? 'lit' : wish.overAt === null ? undefined : 'grey';
  return (
    <Tree
      boughs={10}
      label={t('oneTree', { sold: wish.sold, mine: wish.mine })}
      className={styles['tree']}
      mood={mood}
      over={
        <>
          {wish.overAt === null && (
            <span className={styles['hang']} aria-hidden="true">
              <SkinPlate image={wish.skin.image} alt="" colour={colour} />
              <Gem value={wish.price} />
            </span>
          )}
          {wish.state === 'lit' && !shown && <Sweeps colour={colour} />}
          {shown && lucky !== null && (
            <Hit share={lucky.share} who={t(lucky.person.me ? 'hit.yours' : 'hit.theirs', runOf(lucky))} />
          )}
        </>
      }
    >
      {TEN.map((bough, at) => (
        <BoughOf key={`${bough.cx} ${bough.cy}`} at={at} sold={wish.sold} isMine={isMine} />
      ))}
      {shown && lucky !== null && <LuckyLeaf share={lucky.share} />}
    </Tree>
  );
}

const runOf = ({ from, to, person }: NonNullable<WishDetail['lucky']>) => ({
  from,
  to,
  name: person.userName,
});

interface BoughOfProps {
  at: number;
  sold: Wish['sold'];
  isMine: (share: number) => boolean;
}

function BoughOf({ at, sold, isMine }: BoughOfProps) {
  const bough = TEN[at];
  const own = useMemo(() => (n: number) => isMine(at * LEAVES + n + 1), [at, isMine]);
  return bough === undefined ? null : <Leaves bough={bough} sold={grownOn(at, sold)} isMine={own} />;
}

/** The light on its way: it passes the boughs in their order and decides nothing. */
function Sweeps({ colour }: { colour: string }) {
  return (
    <div className={styles['sweeps']} data-colour={colour} aria-hidden="true">
      {TEN.map((bough, at) => (
        <i key={`${bough.cx} ${bough.cy}`} style={{ ...placed(bough.cx, bough.cy), '--i': at }} />
      ))}
    </div>
  );
}

function LuckyLeaf({ share }: { share: number }) {
  const { leaf } = leafOfShare(share);
  return <circle className={styles['lucky']} cx={leaf.x + leaf.dx / 2} cy={leaf.y + leaf.dy / 2} r={26} />;
}

function Hit({ share, who }: { share: number; who: string }) {
  const t = useT();
  const { leaf } = leafOfShare(share);
  return (
    <span className={styles['hit']} style={placed(leaf.x + leaf.dx / 2, leaf.y + leaf.dy / 2)}>
      <b>{t('share', { share: count(share) })}</b>
      <small>{who}</small>
    </span>
  );
}
