import { count, finePercent } from '../../shell/i18n/format';
import { Gate } from '../../shell/result/Gate';
import { gradeOf } from '../../shell/result/grade';
import { NextSteps } from '../../shell/result/NextSteps';
import { Avatar, Button, ButtonLink, Facts, Gem, colourOf, namedParts } from '../../shell/ui';
import { openModal } from '../../shell/app/modals';
import { paths } from './paths';
import { PlantButton } from './Nearest';
import type { WishDetail } from './queries';
import { SkinHead } from './SkinHead';
import { useT } from './t';
import { useRuns } from './use-runs';
import styles from './WishPage.module.css';

/** A chance of one in a hundred or less. */
const RARE = 0.01;

/** What became of a wish: the item is yours, somebody else's, or everything is back. */
export function Ended({ detail }: { detail: WishDetail }) {
  const { lucky, returned } = detail;
  if (returned !== null) return <Back detail={detail} returned={returned} />;
  if (lucky === null) return null;
  return lucky.person.me ? <Won detail={detail} lucky={lucky} /> : <Theirs detail={detail} lucky={lucky} />;
}

type Lucky = NonNullable<WishDetail['lucky']>;

function Won({ detail, lucky }: { detail: WishDetail; lucky: Lucky }) {
  const t = useT();
  const { wish, mine } = detail;
  const { skin, price } = wish;
  const cost = mine?.cost ?? 0;
  const colour = colourOf(skin.skinsRarity, skin.category);
  const { name } = namedParts(skin);
  return (
    <div className={styles['won']} data-colour={colour}>
      <Gate
        image={skin.image}
        colour={colour}
        grade={gradeOf({ value: price, cost, colour })}
        rare={lucky.chance <= RARE}
      />
      <div className={styles['wonText']}>
        <p className="note">
          {t('share', { share: count(lucky.share) })} · {t('hit.yours', { from: lucky.from, to: lucky.to })}
        </p>
        <h2 className="title-section" role="status">
          {t('won.title', { name })}
        </h2>
        <p className="muted">
          {t('won.worth')} <Gem value={price} /> · {t('won.paid')} <Gem value={cost} /> ·{' '}
          {t('won.chance', { chance: finePercent(lucky.chance) })}
        </p>
      </div>
      <NextSteps
        main={
          <>
            <Button variant="play" icon="bag" label={t('won.bag')} onClick={() => openModal('bag')} />
            <VerifyLink />
          </>
        }
        note={t(lucky.given ? 'won.given' : 'won.giving')}
      />
    </div>
  );
}

/** Leads to the proof further down. A plain link: the page stays. */
const VerifyLink = () => {
  const t = useT();
  return (
    <Button
      icon="verify"
      label={t('verify')}
      onClick={() => document.querySelector('#proof')?.scrollIntoView()}
    />
  );
};

function Theirs({ detail, lucky }: { detail: WishDetail; lucky: Lucky }) {
  const t = useT();
  const { wish, mine } = detail;
  const runs = useRuns(detail);
  return (
    <div className="stack">
      <SkinHead skin={wish.skin}>
        <Gem value={wish.price} size="lg" />
      </SkinHead>
      <p className={styles['winner']}>
        <Avatar image={lucky.person.avatar} size={44} />
        <span>
          <b role="status">{t('theirs.title', { name: lucky.person.userName })}</b>
          <small className="note">
            {t('share', { share: count(lucky.share) })} ·{' '}
            {t('theirs.held', { shares: lucky.shares, chance: finePercent(lucky.chance) })}
          </small>
        </span>
      </p>
      {mine !== null && mine.shares > 0 && (
        <Facts
          names="beside"
          facts={[
            { name: t('yours'), value: t('theirs.missed', { runs }) },
            { name: t('won.paid'), value: <Gem value={mine.cost} /> },
          ]}
        />
      )}
      <ButtonLink variant="play" size="lg" wide href={paths.tree} label={t('theirs.others')} />
      <VerifyLink />
    </div>
  );
}

function Back({
  detail: { wish },
  returned,
}: {
  detail: WishDetail;
  returned: NonNullable<WishDetail['returned']>;
}) {
  const t = useT();
  return (
    <div className="stack">
      <SkinHead skin={wish.skin}>
        <Gem value={wish.price} size="lg" />
      </SkinHead>
      <div className={styles['back']}>
        <p className="note">{t(`whyText.${returned.reason}`, { sold: count(wish.sold) })}</p>
        <p className={styles['backSum']} role="status">
          {returned.mine !== null && returned.mine > 0 && <Gem value={returned.mine} size="lg" sign="in" />}
          <span>{t(returned.mine === null ? 'back.all' : 'back.mine')}</span>
        </p>
        <p className="note">{t('back.note')}</p>
      </div>
      <Facts
        names="beside"
        facts={[
          { name: t('back.people'), value: count(returned.people) },
          { name: t('back.sum'), value: <Gem value={returned.amount} /> },
          { name: t('back.kept'), value: <Gem value={0} /> },
        ]}
      />
      <PlantButton main />
      <ButtonLink wide href={paths.tree} label={t('theirs.others')} />
    </div>
  );
}
