import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh, 'EN'> = {
  title: 'Daily sign-in',
  lede: 'Seven days in a row make a round; if you miss a day, it starts again with day 1. All rewards are listed, and nothing is hidden.',
  failed: 'The sign-in rewards did not load',
  closed: 'The sign-in activity is not enabled',
  today: 'Today’s condition',
  doneToday: 'Signed in today. Come again after midnight.',
  week: { title: 'This round', today: 'Today is {{date}}, by the shop’s time' },
  month: {
    title: 'This month',
    days_one: '{{month}}: {{count, number}} day so far; resets on the 1st at 00:00',
    days_other: '{{month}}: {{count, number}} days so far; resets on the 1st at 00:00',
  },
  day: 'Day {{index}}',
  days_one: '{{count, number}} day',
  days_other: '{{count, number}} days',
  claim: 'Claim',
  claimDay: 'Claim day {{index}}',
  claimDays_one: 'Claim the reward for {{count, number}} day',
  claimDays_other: 'Claim the reward for {{count, number}} days',
  claimed: 'Claimed',
  tomorrow: 'Next',
  notYet: 'Not yet',
  missing_one: '{{count, number}} day to go',
  missing_other: '{{count, number}} days to go',
  signedIn: 'signed in today',
  claimedNow: 'claimed',
  unanswered: 'No answer came; please look again in a while',
  requirement: {
    title: 'Do today’s task first',
    lede: 'Once this is done, day {{index}} can be claimed. Only what is done today counts.',
    none: 'No condition today: just sign in.',
    later: 'Later',
    types: {
      upgrades: 'Upgrades: {{wanted}}',
      opens: 'Boxes opened: {{wanted}}',
      either: 'Upgrades or boxes opened: {{wanted}}',
      gems: 'Gems obtained: {{wanted}}',
    },
    go: { upgrades: 'Upgrade', opens: 'Open boxes', either: 'Open boxes', gems: 'Get gems' },
  },
  rules: {
    title: 'Rules',
    day: 'Once a day, from midnight to midnight of the shop’s time, by the server’s date alone.',
    row: 'Seven days in a row make a round, and the next one starts with day 1; so it does after a missed day.',
    month:
      'Days of the month add up. A reward is claimed within its month; on the 1st at 00:00 the count starts over.',
    board:
      'Rewards are a public rule with versions, approved and announced before it counts; a month goes by the version at its first sign-in.',
  },
  received: 'Received',
  toBag: 'To the bag',
};
