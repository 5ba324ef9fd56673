import { toGems } from '@skins/engine/kernel';
import { COUNTDOWN_MS, RainDrawn } from '@skins/engine/redpackets';
import { inLanguage } from '../../foundation/http/language.ts';
import { type LiveSource, type LiveTools, liveSource } from '../../foundation/live/source.ts';

/** How each channel names a rain that falls at `time` (spec 7.11, 7.12). Both tell of one rain: its time names it. */
const KINDS = { drop: { msgType: 3 }, wish: { type: 1 } } as const;

/** Tells everybody that a rain starts: 35 seconds ahead, once the round is out that decides it. */
export const live = ({ game }: LiveTools): readonly LiveSource[] =>
  (['drop', 'wish'] as const).map((channel) =>
    liveSource(RainDrawn, {
      channel,
      landsMs: 0,
      listed: undefined,
      tell: (_data, { stream }) => {
        const announced = game.streams.rain.peek(stream)?.state.announced;
        if (announced === undefined) return undefined;
        const { start, terms } = announced;
        return {
          owner: undefined,
          audience: 'everybody',
          rare: true,
          body: (language) => ({
            ...KINDS[channel],
            time: start,
            duration: COUNTDOWN_MS / 1_000,
            name: inLanguage(terms.name, language),
            amount: toGems(terms.total),
          }),
        };
      },
    }),
  );
