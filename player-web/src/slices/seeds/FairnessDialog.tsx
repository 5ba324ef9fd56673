import { paths } from '../fairness/paths';
import { count, moment } from '../../shell/i18n/format';
import { Button, ButtonAway, Dialog, Icon, Seal, copyText, type DialogControl } from '../../shell/ui';
import { Alarm } from './Alarm';
import { ChoiceStep } from './ChoiceStep';
import { downloadProof } from './download-proof';
import { shellCommand, type Evidence, type GameEvidence } from '../../shell/seeds/evidence';
import { FairnessSteps } from './FairnessSteps';
import { useCheckedEvidence } from './games';
import { PlainOutcomeStep } from './PlainOutcomeStep';
import { ProofSide } from './ProofSide';
import { useT } from './t';
import { useVerdict } from './use-verdict';
import type { EvidenceCheck } from '../../shell/seeds/verdicts';
import styles from './Fairness.module.css';

interface FairnessDialogProps {
  control: DialogControl;
  evidence: Evidence;
}

/** The verification in the browser: every step recomputed, and everything needed to repeat it elsewhere. */
export function FairnessDialog({ control, evidence: given }: FairnessDialogProps) {
  const t = useT();
  const { game, evidence, witness, check } = useCheckedEvidence(given);
  const title = useVerdict()(check);
  const OutcomeStep = game?.OutcomeStep ?? PlainOutcomeStep;
  return (
    <Dialog
      control={control}
      title={title}
      note={<Occasion game={game} evidence={evidence} />}
      mark={<Mark check={check} />}
      width={1040}
      foot={
        <>
          <ButtonAway
            href={paths.converter}
            variant="quiet"
            label={t('check.online')}
            className={styles['online']}
          />
          <Button
            className={styles['act']}
            icon="copy"
            label={t('check.copyCommand')}
            onClick={() => void copyText(shellCommand(evidence))}
          />
          <Button
            className={styles['act']}
            variant="solid"
            icon="download"
            label={t('check.download')}
            onClick={() => downloadProof(evidence, check, witness)}
          />
        </>
      }
    >
      <Alarm check={check} />
      <div className="aside" style={{ '--aside': '272px' }}>
        <FairnessSteps
          evidence={evidence}
          check={check}
          choiceStep={
            game !== undefined && (
              <ChoiceStep check={check}>
                <game.Occasion evidence={evidence} />
              </ChoiceStep>
            )
          }
          outcomeStep={<OutcomeStep evidence={evidence} check={check} />}
        />
        <ProofSide game={game} evidence={evidence} />
      </div>
    </Dialog>
  );
}

/** A seal if every step was verified; a warning if one differs. */
function Mark({ check: { failed, unchecked } }: { check: EvidenceCheck }) {
  if (failed.length > 0)
    return (
      <span className={styles['mark']} aria-hidden="true">
        <Icon name="warning" />
      </span>
    );
  return unchecked.length > 0 ? null : (
    <span className={styles['seal']}>
      <Seal />
    </span>
  );
}

interface OccasionProps {
  game: GameEvidence | undefined;
  evidence: Evidence;
}

function Occasion({ game, evidence }: OccasionProps) {
  const t = useT();
  const { createTime, seedIndex } = evidence;
  const rest = [
    createTime === undefined ? undefined : moment(createTime),
    seedIndex === undefined ? undefined : t('check.seedIndex', { index: count(seedIndex) }),
  ];
  const said = rest.filter((part) => part !== undefined).join(' · ');
  if (game === undefined) return said;
  return (
    <>
      <game.Occasion evidence={evidence} />
      {said !== '' && ` · ${said}`}
    </>
  );
}
