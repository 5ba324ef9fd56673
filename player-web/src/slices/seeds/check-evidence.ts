import { type Roll, isServerSeed, numberText, rollOf, sha256Hex } from '@skins/engine/fairness';
import { checkUserSeed } from './check-user-seed';
import type { Evidence, GameEvidence } from '../../shell/seeds/evidence';
import { STEPS, type EvidenceCheck, type Step, type Verdict, isUnchecked } from '../../shell/seeds/verdicts';
import type { Witness } from './witness';

/** The data that evidence is checked with. */
interface AtHand {
  /** undefined if the evidence's game is unknown */
  readonly game: GameEvidence | undefined;
  /** The rules are loading. */
  readonly rulesComing?: boolean | undefined;
  /** Knowledge from before the draw; undefined for typed values, about which nobody knows more. */
  readonly witness?: Witness | undefined;
}

/** Longest possible chain: a larger index is invalid. */
const LONGEST_CHAIN = 1_000_000;

const verdict = (...comparisons: readonly (boolean | undefined)[]): Verdict => {
  if (comparisons.includes(false)) return 'fails';
  return comparisons.includes(true) ? 'holds' : 'nothingClaimed';
};

/** Returns whether a claimed value equals the computed one; undefined if nothing is claimed. */
const same = <Value>(claimed: Value | undefined, computed: Value): boolean | undefined =>
  claimed === undefined ? undefined : claimed === computed;

/**
 * Recomputes one draw of fairness version v1 from its seeds, and compares every claimed value. Seeds, commitment and
 * rules are also compared with the knowledge from before the draw. A claim of the server alone never holds.
 */
export function checkEvidence(evidence: Evidence, atHand: AtHand): EvidenceCheck {
  const { witness } = atHand;
  const serverHash = sha256Hex(evidence.serverSeed);
  const draw = rollOf(evidence.userSeed, evidence.serverSeed);
  const text = numberText(draw.ticket);
  const rulesHash = evidence.rules === undefined ? undefined : atHand.game?.hashOf(evidence.rules);
  const userSeed = checkUserSeed(evidence, witness);
  const meets = meetsCommitment(evidence.serverSeed, witness?.commitment);
  const agreed = witness?.play?.rulesHash;
  const steps = evidence.game === undefined ? STEPS.filter((step) => step !== 'choice') : STEPS;
  const chosen = evidence.choice === undefined ? undefined : atHand.game?.chosen(evidence.choice);
  const sent = witness?.play?.choice;
  const verdicts: Record<Step, Verdict> = {
    choice: choiceVerdict(chosen, sent, atHand),
    userSeed: userSeed.verdict,
    commitment: commitmentVerdict(evidence, serverHash, meets, witness),
    resultHash: verdict(same(evidence.resultHash, draw.resultHash)),
    number: verdict(same(evidence.ticket, draw.ticket), same(evidence.number, Number(text))),
    outcome: outcomeVerdict(evidence, draw, rulesHash, atHand),
  };
  return {
    verdicts,
    steps,
    failed: steps.filter((step) => verdicts[step] === 'fails'),
    unchecked: steps.filter((step) => isUnchecked(verdicts[step])),
    chosen,
    sent,
    userSeed,
    brokenCommitment: meets === false ? witness?.commitment?.serverHash : undefined,
    brokenRules: agreed === evidence.rulesHash ? undefined : agreed,
    serverHash,
    resultHash: draw.resultHash,
    ticket: draw.ticket,
    numberText: text,
    rulesHash,
  };
}

/** Compares the choice with what was sent. The shop knows the seeds, so only the sender can confirm the choice. */
function choiceVerdict(
  chosen: string | undefined,
  sent: string | undefined,
  { game }: Pick<AtHand, 'game'>,
): Verdict {
  if (game === undefined) return 'gameUnknown';
  if (chosen === undefined) return 'nothingClaimed';
  return sent === undefined ? 'choiceUnknown' : verdict(sent === chosen);
}

/** Returns whether a server seed hashes to the commitment shown before; undefined if none was. */
function meetsCommitment(serverSeed: string, commitment: Witness['commitment']): boolean | undefined {
  if (commitment === undefined) return undefined;
  if (commitment.times > LONGEST_CHAIN) return false;
  let hashed = serverSeed;
  for (let time = 0; time < commitment.times; time += 1) hashed = sha256Hex(hashed);
  return hashed === commitment.serverHash;
}

function commitmentVerdict(
  evidence: Evidence,
  serverHash: string,
  meets: boolean | undefined,
  witness: Witness | undefined,
): Verdict {
  if (!isServerSeed(evidence.serverSeed) || meets === false) return 'fails';
  const claimed = verdict(same(evidence.serverHash, serverHash));
  // If it was typed by hand, the commitment is the player's own.
  if (claimed === 'fails' || witness === undefined) return claimed;
  return meets === true ? 'holds' : 'notShown';
}

/** Holds only if the rules are those agreed to, and the outcome follows from them and the draw. */
function outcomeVerdict(
  { game: name, rules, rulesHash: named, choice, outcome }: Evidence,
  draw: Roll,
  rulesHash: string | undefined,
  { game, rulesComing, witness }: AtHand,
): Verdict {
  const agreed = witness?.play?.rulesHash;
  if (agreed !== undefined && named !== agreed) return 'fails';
  if (name === undefined || outcome === undefined || named === undefined) return 'nothingClaimed';
  if (game === undefined) return 'gameUnknown';
  if (game.isImpossible(outcome, draw)) return 'fails';
  if (rules === undefined) return rulesComing === true ? 'rulesComing' : 'rulesGone';
  if (rulesHash !== named || !game.follows(outcome, { draw, rules, choice })) return 'fails';
  return agreed === undefined ? 'playedElsewhere' : 'holds';
}
