import * as engine from '@skins/engine/limits';
import { amountOf } from '../../foundation/contract/gems.ts';
import { playerAfter, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { LimitsDesk } from './desk.ts';
import type * as contract from './contract.ts';
import { brakingIn } from './exclusions.ts';
import { limitsShown, policyShown } from './presenters.ts';

interface Asking {
  readonly playerId: string;
  readonly commandId: string;
}
interface Wanted {
  readonly kind: engine.LimitKind;
  readonly span: engine.LimitSpan;
  readonly amount: number | null;
}

export const calls = ({ game, readModels, desks }: Shop<{ readonly limits: LimitsDesk }>) => {
  const { exclusions } = desks.limits;
  const braking = brakingIn(readModels);
  const policyAt = (time: number) => game.rulesAt(engine.POLICY, time).content;
  const shownTo = async (playerId: string) => {
    const time = game.clock();
    const { limits } = await game.readPlayer(playerId);
    return limitsShown(limits, policyAt(time), time, game.houseOffset(time));
  };
  const asked = <Input>({ playerId, commandId }: Asking, input: Input) => ({
    playerId,
    commandId,
    input,
    context: <Context>(context: Context): Context => context,
  });
  return {
    policy: () => policyShown(policyAt(game.clock())),
    limits: ({ playerId }) => shownTo(playerId),
    playerLimits: ({ query }) => shownTo(query.playerId),
    brakingFigures: () => braking(game.clock()),

    setLimit: async ({ body, ...asking }) => {
      const wanted = inAmounts(body);
      if (wanted === undefined) return new CallRefused('limit-amount-out-of-range');
      const played = await runCommand(game, engine.setLimit, asked(asking, wanted));
      return played instanceof CallRefused ? played : played.reply;
    },

    confirmRaise: async ({ body, ...asking }) => {
      const wanted = inAmounts(body);
      if (wanted === undefined) return new CallRefused('no-raise');
      const played = await runCommand(game, engine.confirmRaise, asked(asking, wanted));
      return played instanceof CallRefused ? played : null;
    },

    dropRaise: async ({ body: { kind, span }, ...asking }) => {
      const played = await runCommand(game, engine.dropRaise, asked(asking, { kind, span }));
      return played instanceof CallRefused ? played : null;
    },

    takeBreak: async ({ body: { hours }, ...asking }) => {
      const played = await runCommand(game, engine.takeBreak, asked(asking, { hours }));
      if (played instanceof CallRefused) return played;
      return { until: (await playerAfter(game, asking.playerId, played.position)).limits.breakUntil };
    },

    excludeSelf: async ({ body: { days }, playerId, commandId }) => {
      const marks = await exclusions.marksOf(playerId);
      const played = await runCommand(game, engine.excludeSelf, {
        playerId,
        commandId,
        input: { days },
        context: (moment) => ({ ...moment, marks }),
      });
      if (played instanceof CallRefused) return played;
      await exclusions.spread(playerId);
      return { until: (await playerAfter(game, playerId, played.position)).limits.excludedUntil };
    },

    setRealityCheck: async ({ body: { everyMinutes }, ...asking }) => {
      const played = await runCommand(game, engine.setRealityCheck, asked(asking, { everyMinutes }));
      return played instanceof CallRefused ? played : null;
    },

    passRealityCheck: async (asking) => {
      const played = await runCommand(game, engine.passRealityCheck, asked(asking, null));
      return played instanceof CallRefused ? played : null;
    },
  } satisfies Handlers<typeof contract>;
};

/** Returns a limit in stored units: whole minutes, or gems in 1/10,000; undefined for a fraction of a minute. */
function inAmounts({ kind, span, amount }: Wanted): engine.SetLimit | undefined {
  if (amount === null) return { kind, span, amount };
  if (kind !== 'time') return { kind, span, amount: amountOf(amount) };
  return Number.isInteger(amount) ? { kind, span, amount } : undefined;
}
