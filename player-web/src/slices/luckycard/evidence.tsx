import { count, gems } from '../../shell/i18n/format';
import type { EvidenceProps, GameEvidence } from '../../shell/seeds/evidence';
import { Gem, RarityBadge, SkinPlate, colourOf, namedParts } from '../../shell/ui';
import { StepItem } from '../seeds/StepItem';
import {
  type CardChoice,
  type CardOutcome,
  type CardProof,
  type CardRules,
  chosenCard,
  evidenceOfRow,
  follows,
  hashOfRules,
  isImpossible,
  rulesOf,
} from './card-evidence';
import { askEvidence, askRecordOfItems } from './queries';
import { useT } from './t';
import styles from './Proof.module.css';

export const evidence: GameEvidence<CardRules, CardChoice, CardOutcome> = {
  async findRules({ choice }) {
    return choice === undefined ? undefined : rulesOf(await askEvidence(choice.roomId), choice);
  },
  hashOf: hashOfRules,
  chosen: chosenCard,
  follows,
  isImpossible,
  async ofItems(itemIds) {
    const { records } = await askRecordOfItems(itemIds);
    return new Map(records.map((row) => [row.itemId, evidenceOfRow(row)]));
  },
  Occasion,
  OutcomeStep,
  Prize,
};

function Occasion({ evidence: { choice } }: { evidence: CardProof }) {
  const t = useT();
  return choice === undefined
    ? null
    : t('proof.card', { roomId: choice.roomId, turn: choice.turn, price: gems(choice.price) });
}

/** The digits of the hash that give the number, and the card with that number. */
function OutcomeStep({ evidence, check }: EvidenceProps<CardRules, CardChoice, CardOutcome>) {
  const t = useT();
  const { outcome } = evidence;
  return (
    <StepItem
      step="outcome"
      check={check}
      title={t('proof.number')}
      fault={t('proof.numberFails')}
      known={check.brokenRules}
    >
      {outcome !== undefined && (
        <>
          <p className="note">{t('proof.numberText')}</p>
          <Arithmetic hash={check.resultHash} {...outcome} />
          <p>
            {t('proof.gives', { number: count(outcome.number + 1), below: count(outcome.below) })}{' '}
            <b>{namedParts(outcome).name}</b>
          </p>
        </>
      )}
    </StepItem>
  );
}

interface ArithmeticProps {
  hash: string;
  /** the first of the twelve digits that were taken */
  digits: number;
  below: number;
  number: number;
  biased: boolean;
}

/** Twelve digits of the hash, and the remainder by the cards left. */
export function Arithmetic({ hash, digits, below, number, biased }: ArithmeticProps) {
  const t = useT();
  const taken = hash.slice(digits - 1, digits + 11);
  return (
    <p className={styles['sum']}>
      <code>{taken}</code>
      <span>
        = {count(Number.parseInt(taken, 16))} mod {count(below)} = <b>{count(number)}</b>
      </span>
      <small className="note">
        {t(biased ? 'proof.biased' : 'proof.digits', { from: digits, to: digits + 11 })}
      </small>
    </p>
  );
}

/** The card beside the proof. */
function Prize({ evidence: { outcome } }: { evidence: CardProof }) {
  if (outcome === undefined) return null;
  const colour = colourOf(outcome.skinsRarity, outcome.category);
  const { name, kind } = namedParts(outcome);
  return (
    <div className="stack">
      <SkinPlate image={outcome.image} alt="" colour={colour} loading="eager" />
      <p className="note">{kind}</p>
      <p className="name-lg">{name}</p>
      <RarityBadge rarity={outcome.skinsRarity} colour={colour} />
      <Gem value={outcome.value} size="lg" />
    </div>
  );
}
