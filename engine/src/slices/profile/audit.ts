import { type EventData, defineAudit, one, violationOf } from '../../kernel/index.ts';
import { ProfileChosen, events } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.

interface Own {
  /** names of what is shown, in order; empty before a choice */
  shown: string;
}
interface Shop {
  choices: number;
}

export const audit = defineAudit({
  events,
  rules: { 'profile-choice': 'a choice differs from the one before; before the first nothing is shown' },
  books: {
    own: (): Own => ({ shown: '' }),
    shop: (): Shop => ({ choices: 0 }),
    totals: ({ choices }) => ({ profileChoices: choices }),
  },
  checks: {
    ProfileChosen(_desk, data, { own, shop }) {
      const shown = namesOf(data);
      const same = shown === own.shown;
      own.shown = shown;
      shop.choices += 1;
      return same
        ? violationOf('profile-choice', 'another choice', shown === '' ? 'nothing' : shown)
        : undefined;
    },
  },
  writings: {
    'choose-profile': { in: 'player', by: ['player'], writes: one(ProfileChosen) },
  },
  inputs: {
    'choose-profile': ([event]) => (event !== undefined && ProfileChosen.is(event) ? event.data : undefined),
  },
  ways: {},
});

function namesOf(shown: EventData<typeof ProfileChosen>): string {
  return Object.entries(shown)
    .flatMap(([name, isShown]) => (isShown ? [name] : []))
    .toSorted()
    .join();
}
