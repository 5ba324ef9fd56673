import { count, percent } from '../../shell/i18n/format';
import { sumOfGems } from '../../shell/play/gems';
import { NextSteps } from '../../shell/result/NextSteps';
import { Button, ButtonLink, Facts, Gem } from '../../shell/ui';
import { deckPath, paths } from './paths';
import type { DeckDetail } from './queries';
import { useT } from './t';

/** A deck that is over: the viewer's own sums, what the whole deck returned, and the way to the next one. */
export function DeckOver({ detail: { deck, turned, successor } }: { detail: DeckDetail }) {
  const t = useT();
  const own = turned.filter(({ person }) => person.me);
  return (
    <div className="stack">
      <div>
        <h2 className="title-card">{t(`overDeck.${deck.state === 'closed' ? 'closed' : 'finished'}`)}</h2>
        <p className="note">
          {t('overDeck.note', { turned: count(turned.length), cards: count(deck.cards) })}
        </p>
      </div>
      <Facts
        names="beside"
        facts={[
          { name: t('overDeck.mine'), value: t('cards', { count: own.length }) },
          { name: t('overDeck.cost'), value: <Gem value={sumOfGems(own.map(({ price }) => price))} /> },
          {
            name: t('overDeck.value'),
            value: <Gem value={sumOfGems(own.flatMap(({ value, extra }) => [value, extra]))} />,
          },
          { name: t('over.returned'), value: deck.returned === null ? '–' : percent(deck.returned) },
        ]}
      />
      <NextSteps
        main={
          <>
            {successor === null ? (
              <ButtonLink variant="play" size="lg" href={paths.decks} label={t('toDecks')} />
            ) : (
              <ButtonLink variant="play" size="lg" href={deckPath(successor)} label={t('overDeck.next')} />
            )}
            <Button
              icon="verify"
              label={t('verify')}
              onClick={() => document.querySelector('#proof')?.scrollIntoView()}
            />
          </>
        }
        note={t('overDeck.seed', { rate: percent(deck.rate / 10_000) })}
      />
    </div>
  );
}
