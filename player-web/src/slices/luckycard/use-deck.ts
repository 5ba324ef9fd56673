import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../shell/net';
import { useResultsHeld } from '../../shell/play/results';
import { useLive } from '../live/use-live';
import { type DeckDetail, detailQuery } from './queries';
import { sawDeck } from './seen-decks';

/** A card that somebody paid for is known in a moment. */
const PENDING_POLL_MS = 1_000;
/** Without live messages an open deck is asked for again. */
const OPEN_POLL_MS = 15_000;
/** The next deck of a kind opens within seconds. */
const SUCCESSOR_POLL_MS = 2_000;

/** Returns when to ask again, in milliseconds; false if nothing changes any more. */
function pollOf(detail: DeckDetail | undefined): number | false {
  if (detail === undefined) return false;
  if (detail.pending !== null) return PENDING_POLL_MS;
  if (detail.deck.state === 'open') return OPEN_POLL_MS;
  return detail.successor === null ? SUCCESSOR_POLL_MS : false;
}

/** Returns a deck, asked for again whenever a card is turned. It rests while an own card is still face down. */
export function useDeck(roomId: string) {
  const { language } = useTranslation().i18n;
  const held = useResultsHeld();
  const found = useQuery({
    ...detailQuery(roomId, language),
    enabled: !held,
    refetchInterval: ({ state }) => (held ? false : pollOf(state.data)),
  });
  const again = () => {
    if (!held) void queries.invalidateQueries({ queryKey: ['luckycard', 'detail'] });
  };
  useLive(
    'luckycard',
    {
      reload: again,
      luckycard: (message) => {
        if (message['roomId'] === roomId || message['event'] === 'opened') again();
      },
    },
    found.data === undefined ? undefined : null,
  );
  const { data } = found;
  useEffect(() => {
    if (data !== undefined) sawDeck(data);
  }, [data]);
  return found;
}
