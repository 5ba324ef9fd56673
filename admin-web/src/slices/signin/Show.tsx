import type { SignInRow } from '@skins/api/signin/resources';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { Reward } from './Reward';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<SignInRow> title={({ id }) => `${texts.signIn} ${Number(id)}`}>
      {(row) => (
        <Section title={row.date}>
          <Facts
            facts={[
              {
                label: texts.player,
                value: <NamedLink to={`/players/${row.playerId}/show`} name={row.playerId} />,
              },
              { label: texts.reward, value: <Reward row={row} /> },
              { label: texts.board, value: texts[row.board] },
              { label: texts.days, value: String(row.days) },
              { label: texts.time, value: format.time(row.time) },
              { label: texts.position, value: String(Number(row.id)) },
              { label: texts.hash, value: row.boardHash },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
