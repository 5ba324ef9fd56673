import {
  type ApproveCatalogue,
  CATALOGUE_BOUNDS,
  CATALOGUE_STREAM,
  type CatalogueChangeContext,
  type ProposeCatalogue,
  approveCatalogue,
  dropCatalogue,
  proposeCatalogue,
  stopCatalogue,
} from '@skins/engine/catalogue';
import { type Moment, kindOf, idOf } from '@skins/engine/kernel';
import type { DropProposal, Standing } from '@skins/engine/operators';
import {
  type ApproveRules,
  CHANGE_FREEZE,
  CHANGE_NOTICE,
  type ProposeRules,
  type RulesChangeContext,
  approveRules,
  dropRules,
  proposeRules,
  rulesStream,
  stopRules,
} from '@skins/engine/rules';
import type { Game } from './game.ts';

// Commands on settings, each with the context it needs. `by` is an operator's id. Proposals and approvals may run
// together with others.

type Settings = Pick<
  Game,
  'act' | 'prepare' | 'catalogueState' | 'clock' | 'operators' | 'rulesAt' | 'rulesState' | 'shop' | 'streams'
>;

interface Given<Input> {
  readonly by: string;
  readonly commandId: string;
  readonly input: Input;
}

export const propose = {
  rules: (game: Settings, { by, commandId, input }: Given<ProposeRules>) =>
    game.prepare(proposeRules, {
      ...ofRules(game, input.name),
      by,
      commandId,
      input,
      context: rulesContext(game, by, input.name),
    }),
  catalogue: (game: Settings, { by, commandId, input }: Given<ProposeCatalogue>) =>
    game.prepare(proposeCatalogue, {
      ...ofCatalogue(game),
      by,
      commandId,
      input,
      context: catalogueContext(game, by),
    }),
};

export const approve = {
  rules: (game: Settings, { by, commandId, input }: Given<ApproveRules>) =>
    game.prepare(approveRules, {
      ...ofRules(game, input.name),
      by,
      commandId,
      input,
      context: rulesContext(game, by, input.name),
    }),
  catalogue: (game: Settings, { by, commandId, input }: Given<ApproveCatalogue>) =>
    game.prepare(approveCatalogue, {
      ...ofCatalogue(game),
      by,
      commandId,
      input,
      context: catalogueContext(game, by),
    }),
};

export const drop = {
  rules: (game: Settings, name: string, { by, commandId, input }: Given<DropProposal>) =>
    game.act(dropRules, {
      ...ofRules(game, name),
      by,
      commandId,
      input,
      context: (moment) => ({ ...standing(game, by)(moment), rules: game.shop.rules.get(name) }),
    }),
  catalogue: (game: Settings, { by, commandId, input }: Given<DropProposal>) =>
    game.act(dropCatalogue, { ...ofCatalogue(game), by, commandId, input, context: standing(game, by) }),
};

/**
 * Rolls back changes that are not in force yet and whose approver was disabled before they took effect. Call it when an
 * operator is disabled, and at the start, in case of a crash in between.
 * @returns how many changes were rolled back
 */
export async function stopChanges(game: Settings): Promise<number> {
  let count = 0;
  for (const { stream, proposalId } of unfounded(game)) {
    const context = ({ time }: Moment) => ({ register: game.operators().register, time });
    // The id is derived from the proposal, so a repeat after a crash is the same command.
    const act = { commandId: `system/stop-${proposalId}`, input: { proposalId }, context };
    const stopped =
      kindOf(stream) === 'rules'
        ? await game.act(stopRules, { ...ofRules(game, idOf(stream)), ...act })
        : await game.act(stopCatalogue, { ...ofCatalogue(game), ...act });
    if (stopped.kind === 'done') count += stopped.reply.stopped;
  }
  return count;
}

/** Returns changes that are not in force yet and whose approver was disabled before they took effect. */
function unfounded({ catalogueState, clock, rulesState, shop, operators }: Settings) {
  const { register } = operators();
  const now = clock();
  const settings = [
    {
      stream: CATALOGUE_STREAM,
      approved: catalogueState().proposals.approved,
      of: catalogueState().history.publications,
    },
    ...[...shop.rules.values()].map((rules) => {
      const { proposals, history } = rulesState(rules);
      return { stream: rulesStream(rules.name), approved: proposals.approved, of: history.versions };
    }),
  ];
  return settings.flatMap(({ stream, approved, of }) =>
    of.flatMap(({ proposalId, from }) => {
      const approver = proposalId === undefined ? undefined : approved.get(proposalId)?.approver;
      const disabledAt = register.operators.get(approver ?? '')?.disabledAt ?? Infinity;
      return proposalId === undefined || disabledAt >= from || from <= now ? [] : { stream, proposalId };
    }),
  );
}

const ofRules = ({ streams }: Settings, name: string) => ({
  streams: streams.rules,
  stream: rulesStream(name),
});
const ofCatalogue = ({ streams }: Settings) => ({ streams: streams.catalogue, stream: CATALOGUE_STREAM });

const standing =
  ({ operators }: Settings, by: string) =>
  ({ time }: Moment): Standing => ({ register: operators().register, by, time });

const rulesContext =
  ({ operators, rulesAt, shop }: Settings, by: string, name: string) =>
  (moment: Moment): RulesChangeContext => ({
    ...moment,
    by,
    register: operators().register,
    rules: shop.rules.get(name),
    notice: rulesAt(CHANGE_NOTICE, moment.time).content,
    freezeAt: (time) => rulesAt(CHANGE_FREEZE, time).content.freeze,
  });

const catalogueContext =
  ({ operators, rulesAt }: Settings, by: string) =>
  (moment: Moment): CatalogueChangeContext => ({
    ...moment,
    by,
    register: operators().register,
    bounds: rulesAt(CATALOGUE_BOUNDS, moment.time).content,
    notice: rulesAt(CHANGE_NOTICE, moment.time).content.boxes,
    freezeAt: (time) => rulesAt(CHANGE_FREEZE, time).content.freeze,
  });
