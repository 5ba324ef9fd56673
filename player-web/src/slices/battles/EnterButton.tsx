import { Button, ButtonLink } from '../../shell/ui';
import { openModal } from '../../shell/app/modals';
import { battlePath } from './paths';
import type { Battle } from './queries';
import { useT } from './t';

/** Leads into a battle: to sit down, to go on, to watch, or to see it again. */
export function EnterButton({ battle, size = 'sm' }: { battle: Battle; size?: 'sm' | undefined }) {
  const t = useT();
  const { id, state, mine, joinable } = battle;
  const to = battlePath(id);
  if (mine !== null && battle.overAt === null)
    return <ButtonLink size={size} variant="solid" href={to} label={t('enter.back')} />;
  if (state === 'waiting' && joinable)
    return <ButtonLink size={size} variant="solid" href={to} label={t('enter.sit')} />;
  if (state === 'finished') return <ButtonLink size={size} href={to} label={t('enter.replay')} />;
  return (
    <ButtonLink size={size} href={to} label={t(battle.overAt === null ? 'enter.watch' : 'enter.look')} />
  );
}

/** Opens the dialog with the boxes of a battle. */
export function AgainButton({
  battle,
  variant,
  size,
}: {
  battle: Pick<Battle, 'boxes' | 'seats' | 'teams' | 'rule'>;
  variant?: 'play' | 'line' | undefined;
  size?: 'sm' | 'lg' | undefined;
}) {
  const t = useT();
  return (
    <Button
      icon="random"
      variant={variant}
      size={size}
      label={t('enter.again')}
      onClick={() => openModal('battleCreate', { like: battle })}
    />
  );
}
