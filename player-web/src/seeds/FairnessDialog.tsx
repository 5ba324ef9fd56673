import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { boxDetailsQuery } from '../boxes/queries';
import { count, moment } from '../i18n/format';
import { Button, ButtonAway, Dialog, Icon, Seal, copyText, type DialogControl } from '../ui';
import { Alarm } from './Alarm';
import { checkRoll } from './check-roll';
import { downloadProof } from './download-proof';
import { shellCommand, type RollEvidence } from './evidence';
import { FairnessSteps } from './FairnessSteps';
import { ProofSide } from './ProofSide';
import { seenCommitment } from './seen-commitments';
import styles from './Fairness.module.css';

/** Somebody else's SHA-256, for whoever does not trust ours. */
const ONLINE_TOOL = 'https://emn178.github.io/online-tools/sha256.html';

export interface FairnessDialogProps {
  control: DialogControl;
  evidence: RollEvidence;
}

/** The check in the browser: five steps, recomputed here, and everything to repeat them elsewhere. */
export function FairnessDialog({ control, evidence: given }: FairnessDialogProps) {
  const { t } = useTranslation();
  const evidence = useWholeEvidence(given);
  const check = useMemo(() => checkRoll(evidence), [evidence]);
  const fails = check.failed.length > 0;
  return (
    <Dialog
      control={control}
      title={t(fails ? 'seeds.check.fails' : 'seeds.check.holds')}
      note={<Occasion evidence={evidence} />}
      mark={
        fails ? (
          <FailedMark />
        ) : (
          <span className={styles['seal']}>
            <Seal />
          </span>
        )
      }
      width={1040}
      foot={
        <>
          <ButtonAway
            href={ONLINE_TOOL}
            variant="quiet"
            label={t('seeds.check.online')}
            className={styles['online']}
          />
          <Button
            className={styles['act']}
            icon="copy"
            label={t('seeds.check.copyCommand')}
            onClick={() => void copyText(shellCommand(evidence))}
          />
          <Button
            className={styles['act']}
            variant="solid"
            icon="download"
            label={t('seeds.check.download')}
            onClick={() => downloadProof(evidence, check)}
          />
        </>
      }
    >
      <Alarm check={check} />
      <div className="aside" style={{ '--aside': '272px' }}>
        <FairnessSteps evidence={evidence} check={check} />
        <ProofSide evidence={evidence} />
      </div>
    </Dialog>
  );
}

const FailedMark = () => (
  <span className={styles['mark']} aria-hidden="true">
    <Icon name="warning" />
  </span>
);

function Occasion({ evidence: { box, createTime, seedIndex } }: { evidence: RollEvidence }) {
  const { t } = useTranslation();
  const parts = [
    box && t('seeds.check.box', { name: box.name }),
    createTime === undefined ? undefined : moment(createTime),
    seedIndex === undefined ? undefined : t('seeds.check.seedIndex', { index: count(seedIndex) }),
  ];
  return <>{parts.filter((part) => part !== undefined).join(' · ')}</>;
}

/** Adds what this browser saw before the roll, and the published odds where they are still the ones that were played. */
function useWholeEvidence(given: RollEvidence): RollEvidence {
  const { data: odds } = useQuery({
    ...boxDetailsQuery(given.box?.id ?? ''),
    enabled: given.box !== undefined && given.table === undefined,
  });
  return useMemo(() => {
    const { chainId, seedIndex } = given;
    const seenHash =
      chainId === undefined || seedIndex === undefined ? undefined : seenCommitment(chainId, seedIndex);
    const table = given.table ?? (odds?.versionHash === given.versionHash ? odds?.items : undefined);
    return { ...given, seenHash, table };
  }, [given, odds]);
}
