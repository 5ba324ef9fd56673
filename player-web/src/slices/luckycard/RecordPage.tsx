import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { count, moment } from '../../shell/i18n/format';
import { sumOfGems } from '../../shell/play/gems';
import { ButtonLink, type Column, Empty, Gem, RowItem, colourOf, useItemName } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { evidenceOfRow } from './card-evidence';
import { deckPath, paths } from './paths';
import { type RecordRow, type Records, recordQuery } from './queries';
import { useT } from './t';
import styles from './Centre.module.css';

/** `/user/luckycenter`: every card that the player turned, each with its proof. */
export function CardRecordPage() {
  const t = useT();
  const nameOf = useItemName();
  const { language } = useTranslation().i18n;
  return (
    <RecordPage<RecordRow, Records>
      title={t('centre.title')}
      lede={t('record.lede')}
      query={recordQuery(language)}
      columns={useColumns()}
      rowKey={({ id }) => id}
      proofOf={(row) => ({
        label: t('record.verify', { name: nameOf(row.turned) }),
        open: () => openModal('fairness', { evidence: evidenceOfRow(row) }),
      })}
      beside={<ButtonLink href={paths.centre} label={t('record.decks')} />}
      empty={
        <Empty
          icon="store"
          text={t('centre.empty')}
          action={<ButtonLink variant="play" href={paths.decks} label={t('toDecks')} />}
        />
      }
      stacked
    />
  );
}

function useColumns(): readonly Column<RecordRow>[] {
  const t = useT();
  return [
    {
      key: 'deck',
      head: t('centre.deck'),
      cell: ({ roomId, name, number, turned }) => (
        <span className={styles['deck']}>
          <Link className="link" href={deckPath(roomId)}>
            {name}
          </Link>
          <small className="note">
            {t('deckNo', { number: count(number) })} · {t('turn', { turn: turned.turn })} ·{' '}
            {moment(turned.time)}
          </small>
        </span>
      ),
    },
    {
      key: 'card',
      head: t('record.card'),
      cell: ({ turned }) => (
        <RowItem
          name={turned.name}
          exterior={turned.exterior}
          image={turned.image}
          colour={colourOf(turned.skinsRarity, turned.category)}
        />
      ),
    },
    {
      key: 'cost',
      head: t('overDeck.cost'),
      align: 'end',
      named: true,
      cell: ({ turned }) => <Gem value={turned.price} />,
    },
    {
      key: 'value',
      head: t('overDeck.value'),
      align: 'end',
      named: true,
      cell: ({ turned: { value, extra } }) => <Gem value={sumOfGems([value, extra])} />,
    },
  ];
}
