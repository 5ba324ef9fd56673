import { numberText } from '@skins/engine/fairness';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../shell/app/modals';
import { count, moment } from '../../shell/i18n/format';
import { ButtonLink, type Column, Empty } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { paths } from './paths';
import { type Draw, type Draws, recordQuery } from './queries';
import { RewardName, RewardPicture, useRewardText } from './Reward';
import { evidenceOfDraw } from './season-evidence';
import { useT } from './t';
import styles from './Season.module.css';

/** `/user/newyear/record`: the player's draws of seasons, each with its proof. */
export function SeasonRecordPage() {
  const t = useT();
  const textOf = useRewardText();
  const { language } = useTranslation().i18n;
  return (
    <RecordPage<Draw, Draws>
      title={t('record.title')}
      lede={t('record.lede')}
      query={recordQuery(language)}
      columns={useColumns()}
      rowKey={({ position }) => position}
      proofOf={(draw) => ({
        label: t('record.verify', { name: textOf(draw) }),
        open: () => openModal('fairness', { evidence: evidenceOfDraw(draw) }),
      })}
      beside={<ButtonLink href={paths.season} label={t('record.go')} />}
      empty={
        <Empty
          icon="gift"
          text={t('record.empty')}
          action={<ButtonLink variant="play" href={paths.season} label={t('record.go')} />}
        />
      }
      stacked
    />
  );
}

function useColumns(): readonly Column<Draw>[] {
  const t = useT();
  return [
    {
      key: 'prize',
      head: t('record.prize'),
      cell: (draw) => (
        <span className={styles['row']}>
          <RewardPicture {...draw} className={styles['rowPlate']} />
          <span>
            <b>
              <RewardName {...draw} />
            </b>
            <small className="note">{moment(draw.createTime)}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'number',
      head: t('record.number'),
      named: true,
      cell: ({ N }) => (
        <span className="mono">
          {numberText(N)} · {count(N)}
        </span>
      ),
    },
    { key: 'spent', head: t('record.spent'), align: 'end', named: true, cell: ({ spent }) => count(spent) },
  ];
}
