import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import styles from './GameNote.module.css';
import { webInfoQuery } from './maintenance';

const AGAIN_MS = 60_000;

/** Says on a game's pages that it takes no new plays. */
export function GameNote({ game }: { game: string }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...webInfoQuery, refetchInterval: AGAIN_MS });
  const state = data?.closedGames.find((closed) => closed.game === game)?.state;
  return (
    <div role="status">
      {state !== undefined && (
        <div className={`page-main panel ${styles['note']}`}>
          <Icon name="warning" />
          <p>
            <b>{t(`app.closedGame.${state}.title`)}</b> {t(`app.closedGame.${state}.text`)}
          </p>
        </div>
      )}
    </div>
  );
}
