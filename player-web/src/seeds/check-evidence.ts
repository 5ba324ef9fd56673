import { type Roll, isServerSeed, isUserSeed, numberText, rollOf, sha256Hex } from '@skins/engine/fairness';
import type { Evidence, GameEvidence } from './evidence';
import { STEPS, type EvidenceCheck, type Step, type Verdict, isUnchecked } from './verdicts';

/** What the last step is checked with. */
export interface AtHand {
  /** undefined: nobody here knows the game that the evidence names. */
  readonly game: GameEvidence | undefined;
  /** The rules are asked for, and may still come. */
  readonly rulesComing?: boolean | undefined;
}

const verdict = (...comparisons: readonly (boolean | undefined)[]): Verdict => {
  if (comparisons.includes(false)) return 'fails';
  return comparisons.includes(true) ? 'holds' : 'nothingClaimed';
};

/** Whether a claimed value is the computed one; nothing to say where nothing is claimed. */
const same = <Value>(claimed: Value | undefined, computed: Value): boolean | undefined =>
  claimed === undefined ? undefined : claimed === computed;

/** Recomputes one draw of fairness version v1 from its seeds, and compares every claimed value with it. */
export function checkEvidence(evidence: Evidence, atHand: AtHand): EvidenceCheck {
  const serverHash = sha256Hex(evidence.serverSeed);
  const draw = rollOf(evidence.userSeed, evidence.serverSeed);
  const text = numberText(draw.ticket);
  const rulesHash = evidence.rules === undefined ? undefined : atHand.game?.hashOf(evidence.rules);
  const verdicts: Record<Step, Verdict> = {
    userSeed: verdict(isUserSeed(evidence.userSeed)),
    commitment: verdict(
      isServerSeed(evidence.serverSeed) ? undefined : false,
      same(evidence.serverHash, serverHash),
      same(evidence.seenHash, serverHash),
    ),
    resultHash: verdict(same(evidence.resultHash, draw.resultHash)),
    number: verdict(same(evidence.ticket, draw.ticket), same(evidence.number, Number(text))),
    outcome: outcomeVerdict(evidence, draw, rulesHash, atHand),
  };
  return {
    verdicts,
    failed: STEPS.filter((step) => verdicts[step] === 'fails'),
    unchecked: STEPS.filter((step) => isUnchecked(verdicts[step])),
    serverHash,
    resultHash: draw.resultHash,
    ticket: draw.ticket,
    numberText: text,
    rulesHash,
  };
}

/** Holds only where the rules are those that the event names, and the outcome is what they make of the draw. */
function outcomeVerdict(
  { game: name, rules, rulesHash: named, choice, outcome }: Evidence,
  draw: Roll,
  rulesHash: string | undefined,
  { game, rulesComing }: AtHand,
): Verdict {
  if (name === undefined || outcome === undefined || named === undefined) return 'nothingClaimed';
  if (game === undefined) return 'gameUnknown';
  if (game.isImpossible(outcome, draw)) return 'fails';
  if (rules === undefined) return rulesComing === true ? 'rulesComing' : 'rulesGone';
  return rulesHash === named && game.follows(outcome, { draw, rules, choice }) ? 'holds' : 'fails';
}
