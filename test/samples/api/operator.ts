import { randomBytes } from 'node:crypto';
import type { CatalogueChange } from '@skins/engine/catalogue';
import type { PublishedRules } from '@skins/engine/kernel';
import { OPERATORS_STREAM, addOperator } from '@skins/engine/operators';
import type { Outcome } from '../../../api/src/foundation/runtime/index.ts';
import type { Game } from '../../../api/src/foundation/game/game.ts';
import { approve, propose } from '../../../api/src/foundation/game/settings.ts';

// An operator for tests who runs a shop alone: proposes and approves.

/** The operator's id. */
export const SAM = '5a05a05a05a05a05';

const random = (): string => randomBytes(8).toString('hex');

/** Adds the operator if missing. @returns the operator's id */
export async function sampleOperator(game: Game): Promise<string> {
  done(
    await game.act(addOperator, {
      streams: game.streams.operators,
      stream: OPERATORS_STREAM,
      commandId: `add-${SAM}`,
      input: { operatorId: SAM, personId: SAM, role: 'owner' },
      context: (moment) => ({ ...moment, by: undefined }),
    }),
  );
  return SAM;
}

/** Publishes rules with the shortest notice. @returns the time from which they are in force, in milliseconds since 1970 */
export async function changeRules<Content>(
  game: Game,
  { name }: PublishedRules<Content>,
  content: Content,
): Promise<number> {
  const by = await sampleOperator(game);
  const proposalId = random();
  const asked = { proposalId, name, content, from: null };
  done(await propose.rules(game, { by, commandId: random(), input: { ...asked, editors: [] } }).alone());
  return done(await approve.rules(game, { by, commandId: random(), input: asked }).alone()).from;
}

/** Publishes a change of the catalogue, with the shortest notice or at the given time. @returns the time from which it is in force, in milliseconds since 1970 */
export async function changeCatalogue(
  game: Game,
  change: CatalogueChange,
  from: number | null = null,
): Promise<number> {
  const by = await sampleOperator(game);
  const proposalId = random();
  const asked = { proposalId, change, from };
  done(await propose.catalogue(game, { by, commandId: random(), input: { ...asked, editors: [] } }).alone());
  done(await approve.catalogue(game, { by, commandId: random(), input: asked }).alone());
  return game.catalogueState().history.publications.at(-1)?.from ?? 0;
}

function done<Rejection, Reply>(outcome: Outcome<Rejection, Reply>): Reply {
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.reply;
}
