import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { count, moment, percent } from '../../shell/i18n/format';
import { ButtonLink, type Column, Empty, Facts, Gem, RowItem, Segment, Tag, colourOf } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { deckPath, paths } from './paths';
import { type Room, type Rooms, roomsQuery } from './queries';
import { useT } from './t';
import { UsualBand } from './UsualBand';
import styles from './Centre.module.css';

type State = 'open' | 'finished';

/** `/luckycenter`: the player's decks, and what they cost and brought. */
export function CentrePage() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const [state, setState] = useState<State | ''>('');
  return (
    <RecordPage<Room, Rooms>
      title={t('centre.title')}
      lede={t('centre.lede')}
      query={roomsQuery(state === '' ? undefined : state, language)}
      columns={useColumns()}
      rowKey={({ roomId }) => roomId}
      beside={<ButtonLink icon="clock" href={paths.record} label={t('centre.all')} />}
      renderAbove={({ figures }) => (
        <>
          <Sum figures={figures} />
          <div className="cluster">
            <Segment<State | ''>
              label={t('centre.filter')}
              value={state}
              options={[
                { value: '', label: t('centre.every') },
                { value: 'open', label: t('state.open') },
                { value: 'finished', label: t('centre.over') },
              ]}
              onChange={setState}
            />
          </div>
        </>
      )}
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

function Sum({ figures }: Pick<Rooms, 'figures'>) {
  const t = useT();
  const { turned, cost, value } = figures;
  return (
    <div className={`panel ${styles['sum'] ?? ''}`}>
      <Facts
        even
        size="lg"
        facts={[
          { name: t('centre.turned'), value: t('cards', { count: turned }) },
          { name: t('overDeck.cost'), value: <Gem value={cost} /> },
          { name: t('overDeck.value'), value: <Gem value={value} /> },
          { name: t('centre.return'), value: cost === 0 ? '–' : percent(value / cost) },
        ]}
      />
      <UsualBand figures={figures} />
    </div>
  );
}

function useColumns(): readonly Column<Room>[] {
  const t = useT();
  return [
    {
      key: 'deck',
      head: t('centre.deck'),
      cell: ({ name, number, time }) => (
        <span className={styles['deck']}>
          <b className="display">{name}</b>
          <small className="note">
            {t('deckNo', { number: count(number) })} · {moment(time)}
          </small>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('centre.state'),
      cell: ({ state }) => <Tag tone={state === 'open' ? 'accent' : undefined} label={t(`state.${state}`)} />,
    },
    {
      key: 'turned',
      head: t('centre.turned'),
      named: true,
      cell: ({ turned }) => t('cards', { count: turned }),
    },
    {
      key: 'best',
      head: t('centre.best'),
      cell: ({ best }) => (
        <RowItem
          name={best.name}
          exterior={best.exterior}
          image={best.image}
          colour={colourOf(best.skinsRarity, best.category)}
        />
      ),
    },
    {
      key: 'cost',
      head: t('overDeck.cost'),
      align: 'end',
      named: true,
      cell: ({ cost }) => <Gem value={cost} />,
    },
    {
      key: 'value',
      head: t('overDeck.value'),
      align: 'end',
      named: true,
      cell: ({ value }) => <Gem value={value} />,
    },
    {
      key: 'go',
      head: t('centre.go'),
      align: 'end',
      cell: ({ roomId, state }) => (
        <ButtonLink
          size="sm"
          href={deckPath(roomId)}
          label={t(state === 'open' ? 'centre.back' : 'verify')}
        />
      ),
    },
  ];
}
