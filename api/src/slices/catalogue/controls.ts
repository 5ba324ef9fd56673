import { randomBytes } from 'node:crypto';
import {
  type CatalogueChange,
  type CatalogueFault,
  planChange,
  catalogueAhead,
} from '@skins/engine/catalogue';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ControlProblem, type Controls } from '../../foundation/control/index.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import { type Game, propose } from '../../foundation/game/index.ts';
import { fitsInOneAppend } from '../settings/one-append.ts';
import type { NoteCommand } from '../operators/controls.ts';
import type { OperatorDesk } from '../operators/operator-desk.ts';
import { boxesOf, skinsOf } from './catalogue-file.ts';
import { readCatalogueFile } from './read-catalogue.ts';

const asked = Compile(
  Type.Object({
    operator: Type.String(),
    password: Type.String({ maxLength: 128 }),
    totp: Type.String({ maxLength: 16 }),
    file: Type.Unknown(),
  }),
);
const ID_BYTES = 8;
const FAULTS_MAX = 20;

/** The change and author of a proposal, stored for the approver. */
interface Drafted {
  readonly change: CatalogueChange;
  /** operator id */
  readonly by: string;
}

/** Returns why a proof shows that somebody is not an operator; undefined if it holds. */
type Prove = (
  operator: Operator,
  proof: { readonly password: string; readonly totp: string },
) => Promise<'proof-wrong' | 'too-many-guesses' | undefined>;

const NO_PROOF = {
  'proof-wrong': 'the password or the code is wrong, or the code was used already',
  'too-many-guesses': 'too many wrong guesses: wait, then try again',
} as const;

/**
 * @param note writes to the trail, which tells of refused attempts too
 * @param prove the holder of the machine need not be the operator in whose name the log says it
 * @param begin stores the proposed change and returns its id
 */
export const catalogueControls = (
  game: Game,
  desk: Pick<OperatorDesk, 'named'>,
  note: NoteCommand,
  prove: Prove,
  begin: (drafted: Drafted) => Promise<string> = async () => randomBytes(ID_BYTES).toString('hex'),
): Controls => ({
  /** Proposes a catalogue file in an operator's name, for a shop that already has players. */
  async 'catalogue-propose'(input) {
    if (!asked.Check(input)) throw new ControlProblem('the command is malformed');
    const noted = (outcome: string) => note(`catalogue propose ${input.operator}: ${outcome}`);
    const operator = await desk.named(input.operator);
    if (operator === undefined) {
      noted('nobody');
      throw new ControlProblem(`there is no operator ${input.operator}`);
    }
    const { password, totp } = input;
    const fault = await prove(operator, { password, totp });
    if (fault !== undefined) {
      noted(fault);
      throw new ControlProblem(NO_PROOF[fault]);
    }
    const file = readCatalogueFile(input.file);
    const change: CatalogueChange = { ...plain(skinsOf(file)), boxes: boxesOf(file), retired: [] };
    const { events, faults, touched } = planChange(catalogueAhead(game.catalogueState().history), change);
    if (events.length === 0 && faults.length === 0) {
      noted('nothing changes');
      return { proposalId: null, touched };
    }
    if (!fitsInOneAppend(events)) {
      noted('refused');
      throw new ControlProblem(
        `the file changes ${events.length} things, more than one proposal can: propose it in parts`,
      );
    }
    const by = operator.operatorId;
    const proposalId = await begin({ change, by });
    const proposed = await propose
      .catalogue(game, {
        by,
        commandId: `propose-${proposalId}`,
        input: { proposalId, change, from: null, editors: [] },
      })
      .alone();
    noted(proposed.kind === 'done' ? proposalId : 'refused');
    if (proposed.kind === 'done') return { proposalId, touched };
    throw new ControlProblem(
      proposed.kind === 'refused' ? sentenceOf(proposed.rejection) : 'the proposal is known already',
    );
  },
});

const plain = ({ skins, shelves }: ReturnType<typeof skinsOf>) => ({
  skins: [...skins],
  shelves: [...shelves],
});

type Refusal = { readonly code: string; readonly faults?: readonly CatalogueFault[] };

function sentenceOf({ code, faults = [] }: Refusal): string {
  switch (code) {
    case 'may-not':
      return 'the operator may not propose a catalogue';
    case 'catalogue-faults':
      return [
        'the change does not pass every gate',
        ...faults.slice(0, FAULTS_MAX).map((fault) => Object.values(fault).join(' ')),
      ].join('\n  ');
    default:
      return `the catalogue cannot be proposed: ${code}`;
  }
}
