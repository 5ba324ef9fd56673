import { moonbox } from '@skins/engine/moonbox';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { text } from '../../foundation/words/index.ts';
import { PHASE_NAMES } from './names.ts';

const MOVED = text(
  '月盒：按「{phase}」开启，之后为「{next}」',
  'Moon box: opened at “{phase}”, then “{next}”',
  'Лунный кейс: открыт в фазе «{phase}», затем «{next}»',
  'Hộp trăng: mở ở pha “{phase}”, sau đó “{next}”',
);

export const tellers = tellersOf(moonbox.events, {
  MoonPhaseMoved({ phase, next }, { say }) {
    const named = (one: number) => {
      const words = PHASE_NAMES[one];
      return words === undefined ? String(one) : say(words);
    };
    return say(MOVED, { phase: named(phase), next: named(next) });
  },
});
