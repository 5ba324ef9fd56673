import { Alert } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import { useFormat } from '../../shell/i18n';
import { Panels } from '../../shell/socket/Panels';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { playerPanels } from './slots';
import { useTexts } from './texts';

/** A player's account data; other slices add the rest as panels. */
export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<PlayerRecord> title={({ id }) => `${texts.player} ${id}`}>
      {(player) => (
        <>
          <RecordHead
            title={player.id}
            art={{ src: player.avatar, size: 96 }}
            facts={[
              { label: texts.balance, value: format.gems(player.balance) },
              { label: texts.items, value: format.count(player.bagCount) },
              { label: texts.bagValue, value: format.gems(player.bagValue) },
              { label: texts.events, value: format.count(player.events) },
              { label: texts.registered, value: format.time(player.registered) },
              { label: texts.phone, value: phoneOf(player, texts) },
              {
                label: texts.realName,
                value: player.verified === null ? texts.notGiven : format.time(player.verified),
              },
              { label: texts.platform, value: platformOf(player, texts) },
            ]}
          />
          {player.erased !== null && (
            <Alert severity="warning">{texts.erased(format.time(player.erased))}</Alert>
          )}
          <Panels slot={playerPanels} />
        </>
      )}
    </RecordShow>
  );
}

/** Returns the phone number as text. "Erased" differs from "hidden from this role". */
function phoneOf({ erased, phone }: PlayerRecord, texts: ReturnType<typeof useTexts>): string {
  return erased === null ? (phone ?? texts.phoneHidden) : texts.gone;
}

function platformOf({ bound, erased, platform }: PlayerRecord, texts: ReturnType<typeof useTexts>): string {
  if (!bound) return texts.notBound;
  return erased === null ? (platform ?? texts.phoneHidden) : texts.gone;
}
