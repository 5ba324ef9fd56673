import { Curve, drandBeacon } from '@skins/api/foundation/beacon';
import { verifyEd25519 } from '@skins/api/foundation/transparency';
import {
  type BattleEvidence,
  type BattleStep,
  type BeaconRound,
  type DeckEvidence,
  type DeckStep,
  type DrawEvidence,
  type DrawStep,
  type DrawStepState,
  type DrawWitness,
  QUICKNET,
  type WishEvidence,
  type WishStep,
  checkBattle,
  checkDeck,
  checkDraw,
  checkWish,
  isIndependent,
  isSteerable,
} from '@skins/engine/fairness';
import { MalformedNote, type NoteKey, isSignedBy, parseNote } from '@skins/engine/transparency';
import { Problem, Reported, WrongUsage } from '../problem.ts';
import { printFacts, printJson, printTable } from '../result.ts';
import type { Terminal } from '../terminal.ts';
import { battleToldBy } from './battle-told.ts';
import { deckToldBy } from './deck-told.ts';
import { roomToldBy } from './room-told.ts';
import { wishToldBy } from './wish-told.ts';

/** Options for checking one room by its own evidence. */
interface RoomOptions {
  /** file, or address of the room */
  readonly room: string;
  /** key that must have signed the checkpoint */
  readonly key: NoteKey | undefined;
  /** addresses of relays to ask for the round; undefined: ask nobody */
  readonly relays: readonly string[] | undefined;
  readonly json?: true;
}

/** Recomputes the draw of a room, a battle or a wish, or a deck (docs/fairness.md, sections 12 to 15). @throws Problem */
export async function verifyRoom(
  terminal: Terminal,
  { room, key, relays, json }: RoomOptions,
): Promise<void> {
  const deck = await deckToldBy(room);
  if (deck !== undefined) {
    const steps = checkDeck(deck);
    if (json) printJson(terminal, { draw: deck.deck, steps: steps.map((step) => ({ ...step })) });
    else printDeck(terminal, deck, steps);
    demandNone(steps);
    return;
  }
  const { isSignedRound } = await import('@skins/engine/beacon');
  const witnessOf = async (source: Fixed) => {
    const roundNow = relays && (await roundOf(source, relays));
    return {
      isSigned: isSignedRound,
      ...(key && { isNoteSigned: (note: string) => isNoteSigned(note, key) }),
      ...(roundNow && { roundNow }),
    };
  };
  const wish = await wishToldBy(room);
  if (wish !== undefined) {
    const steps = checkWish(wish, await witnessOf(wish));
    const steerable = wish.source === null || !isIndependent(wish.source);
    if (json) printJson(terminal, { draw: wish.draw, steerable, steps: steps.map((step) => ({ ...step })) });
    else printWish(terminal, wish, steps, steerable);
    demandNone(steps);
    return;
  }
  const battle = await battleToldBy(room);
  if (battle !== undefined) {
    const steps = checkBattle(battle, await witnessOf(battle));
    const steerable = battle.source === null || !isIndependent(battle.source);
    if (json)
      printJson(terminal, { draw: battle.draw, steerable, steps: steps.map((step) => ({ ...step })) });
    else printBattle(terminal, battle, steps, steerable);
    demandNone(steps);
    return;
  }
  const { evidence, prizes, entries } = await roomToldBy(room);
  const witness = { ...(await witnessOf(sourceOf(evidence))), prizes, ...(entries && { entries }) };
  const steps = checkDraw(evidence, witness satisfies DrawWitness);
  if (json)
    printJson(terminal, {
      draw: evidence.draw,
      steerable: isSteerable(evidence),
      steps: steps.map((step) => ({ ...step })),
    });
  else print(terminal, evidence, steps);
  demandNone(steps);
}

/** @throws Reported if a step fails */
function demandNone(steps: readonly { readonly state: DrawStepState }[]): void {
  if (steps.some(({ state }) => state === 'fails')) throw new Reported('the draw is not what it has to be');
}

/** The fixed round of any evidence; null if no beacon draws. */
const sourceOf = ({ source, voided }: DrawEvidence): Fixed => ({
  source: source.kind === 'beacon' ? source : null,
  voided,
});

interface Fixed {
  readonly source: { readonly chain: { readonly hash: string }; readonly round: number } | null;
  readonly voided: object | null;
}

function printBattle(
  terminal: Terminal,
  { draw, source, terms, seats, outcome, voided }: BattleEvidence,
  steps: readonly BattleStep[],
  steerable: boolean,
): void {
  printFacts(terminal, [
    ['draw', draw],
    ['by', source === null ? 'no round yet' : `round ${source.round} of ${source.chain.hash}`],
    ['steered by', steerable ? 'THE SHOP COULD: no independent beacon stands behind it' : 'nobody'],
    ['rule', terms.rule],
    ['seats', `${seats.length} of ${terms.seats}`],
    ['rounds', terms.versions.length],
    ['winner', outcome?.winner ?? 'none'],
    ...(voided === null ? [] : [['void', voided.reason] as const]),
  ]);
  printSteps(terminal, steps);
}

function printWish(
  terminal: Terminal,
  { draw, source, terms, bought, lucky, voided }: WishEvidence,
  steps: readonly WishStep[],
  steerable: boolean,
): void {
  printFacts(terminal, [
    ['draw', draw],
    ['by', source === null ? 'no round yet' : `round ${source.round} of ${source.chain.hash}`],
    ['steered by', steerable ? 'THE SHOP COULD: no independent beacon stands behind it' : 'nobody'],
    ['skin', terms.skinId],
    ['shares', `${bought.at(-1)?.to ?? 0} of 1000`],
    ['drawn share', lucky?.share ?? 'none'],
    ...(voided === null ? [] : [['void', voided.reason] as const]),
  ]);
  printSteps(terminal, steps);
}

function printDeck(
  terminal: Terminal,
  { deck, terms, turns, over }: DeckEvidence,
  steps: readonly DeckStep[],
): void {
  const cards = terms.cards.reduce((sum, { count }) => sum + count, 0);
  printFacts(terminal, [
    ['deck', deck],
    ['return', `${terms.rate / 100} %`],
    ['turned', `${turns.length} of ${cards}`],
    ['over', over?.reason ?? 'no'],
  ]);
  printSteps(terminal, steps);
}

function printSteps(
  terminal: Terminal,
  steps: readonly (BattleStep | DrawStep | WishStep | DeckStep)[],
): void {
  terminal.out('\n');
  printTable(
    terminal,
    ['step', 'state', 'found'],
    steps.map(({ id, state, says }) => [id, state === 'open' ? 'not checked' : state, says]),
  );
}

function print(terminal: Terminal, evidence: DrawEvidence, steps: readonly DrawStep[]): void {
  const { draw, source, frozen, winners, reserves, voided } = evidence;
  const numbers = (drawn: readonly { readonly n: number }[]) => drawn.map(({ n }) => n).join(', ') || 'none';
  printFacts(terminal, [
    ['draw', draw],
    [
      'by',
      source.kind === 'beacon' ? `round ${source.round} of ${source.chain.hash}` : 'a seed of the house',
    ],
    [
      'steered by',
      isSteerable(evidence) ? 'THE SHOP COULD: no independent beacon stands behind it' : 'nobody',
    ],
    ['entries', frozen?.count ?? 'not frozen'],
    ['winners', numbers(winners)],
    ['reserves', numbers(reserves)],
    ...(voided === null ? [] : [['void', voided.reason] as const]),
  ]);
  printSteps(terminal, steps);
}

function isNoteSigned(note: string, key: NoteKey): boolean {
  try {
    return isSignedBy(parseNote(note), key, verifyEd25519);
  } catch (error) {
    if (error instanceof MalformedNote) return false;
    throw error;
  }
}

/** Returns the fixed round as the beacon has it now; undefined if it has none and the draw is void. @throws Problem */
async function roundOf(
  { source, voided }: Fixed,
  relays: readonly string[],
): Promise<BeaconRound | undefined> {
  if (source?.chain.hash !== QUICKNET.hash)
    throw new WrongUsage('--beacon asks drand’s quicknet, and this draw was not fixed on it');
  const curve = new Curve();
  try {
    return await drandBeacon({ curve, clock: Date.now }, relays).round(source.round);
  } catch (error) {
    if (voided !== null) return undefined;
    throw new Problem(`the round cannot be had: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    await curve.close();
  }
}
