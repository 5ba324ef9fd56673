import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  nothing: 'There are no tasks at the moment',
  resets: {
    day: 'Resets every day at 00:00, in',
    week: 'Resets on Monday at 00:00, in',
    month: 'Resets on the 1st at 00:00, in',
  },
  left: '{{days}} d {{left}}',
  progress: '{{amount}} / {{target}}',
  of: '{{task}}: {{box}}',
  skin: 'A skin at random, worth up to {{best}} gems',
  gives: '{{name}} ×{{amount}}',
  contents: 'What you may get ({{amount}})',
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
  rule: 'Tasks go by the shop’s time. What was done before a change of the rules can be claimed under the old ones until its period ends. Boxes given by tasks do not count for tasks.',
};
