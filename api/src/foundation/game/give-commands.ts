import { playerStream } from '@skins/engine/accounts';
import { SYSTEM, guarded, kindOf, operatorActor, playerActor } from '@skins/engine/kernel';
import type { AllSlices } from '@skins/engine/shop';
import { nativeSha256 } from '../secrets/index.ts';
import type { Game } from './game.ts';
import type { GameStreams } from './game-streams.ts';
import type { KnownSettings } from './known-settings.ts';
import type { playerGuards } from './player-guards.ts';
import type { PlayersThere } from './players-there.ts';
import { renewSeedChains } from './renew-seed-chains.ts';

interface Commanding extends Pick<Game, 'runtime' | 'seedChains'> {
  readonly streams: Pick<GameStreams<AllSlices>, 'player'>;
  readonly guardsOf: ReturnType<typeof playerGuards>;
  readonly known: KnownSettings;
  readonly players: PlayersThere;
}

/** The ways to give a command. */
export const giveCommands = ({
  runtime,
  streams,
  seedChains,
  guardsOf,
  known,
  players,
}: Commanding): Pick<Game, 'runCommand' | 'prepare' | 'act'> => ({
  async runCommand(command, { playerId, commandId, input, context }, admit = () => {}) {
    players.met();
    const renewed = known.renew();
    if (renewed !== undefined) await renewed;
    const outcome = await runtime.execute({
      command: guarded(command, guardsOf(command.name)),
      streams: streams.player,
      stream: playerStream(playerId),
      commandId,
      input,
      actor: playerActor(playerId),
      mostlyNew: true,
      admit(decision) {
        known.demand();
        admit(decision);
      },
      context: (moment, player) => ({
        moment,
        own: context({ ...moment, playerId, commandId, secrets: seedChains, hash: nativeSha256 }, player),
      }),
    });
    if (outcome.kind === 'refused' && outcome.rejection.code === 'seeds-renewed')
      await renewSeedChains({ runtime, streams, seedChains }, playerId);
    return outcome;
  },
  prepare: (command, { by, ...act }) =>
    runtime.prepare({ command, ...act, actor: by === undefined ? SYSTEM : operatorActor(by) }),
  act(command, { by, ...act }) {
    if (kindOf(act.stream) === 'player') players.met();
    return runtime.execute({ command, ...act, actor: by === undefined ? SYSTEM : operatorActor(by) });
  },
});
