import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  nothing: 'There are no tasks at the moment',
  resets: {
    day: 'Starts anew every day at 00:00, in',
    week: 'Starts anew on Monday at 00:00, in',
    month: 'Starts anew on the 1st at 00:00, in',
  },
  left: '{{days}} d {{left}}',
  progress: '{{amount}} / {{target}}',
  of: '{{task}}: {{box}}',
  skin: 'A skin at random, worth up to {{best}} gems',
  gives: '{{name}} ×{{amount}}',
  contents: 'What may come out ({{amount}})',
  claim: 'Claim',
  claimOne: 'Claim “{{name}}”',
  claimed: 'Claimed',
  done: 'Claimed',
  failed: 'Nothing was claimed',
  login: 'Log in to claim',
  won: {
    title: 'You won',
    text: 'Ticket {{ticket}}. It is in your bag, where the draw can be checked.',
    close: 'Take it',
  },
  rule: 'Tasks go by the time of the shop. What was done before a change of the rules can be claimed under the former ones until its period ends. Boxes that tasks give count for no task.',
};
