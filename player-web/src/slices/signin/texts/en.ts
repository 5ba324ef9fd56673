import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  title: 'Daily sign-in',
  lede: 'Seven days in a row make a round; after a day left out it begins again with day 1. All rewards are listed, and nothing is hidden.',
  failed: 'The sign-in boards could not be loaded',
  closed: 'The sign-in activity is not enabled',
  today: 'What today asks for',
  doneToday: 'Signed in today. Come again after midnight.',
  week: { title: 'This round', today: 'Today is {{date}}, by the shop’s time' },
  month: { title: 'This month', days: '{{month}}: {{days}} days so far; counted anew on the 1st at 00:00' },
  day: 'Day {{index}}',
  days: '{{days}} days',
  claim: 'Claim',
  claimDay: 'Claim day {{index}}',
  claimDays: 'Claim the reward for {{days}} days',
  claimed: 'Claimed',
  tomorrow: 'Next',
  notYet: 'Not yet',
  missing: '{{days}} days to go',
  signedIn: 'signed in today',
  claimedNow: 'claimed',
  unanswered: 'No answer came; please look again in a while',
  requirement: {
    title: 'First, today’s task',
    lede: 'Once this is done, day {{index}} can be claimed. Only what is done today counts.',
    none: 'Nothing is asked for today.',
    later: 'Later',
    types: {
      upgrades: 'Upgrades: {{count}}',
      opens: 'Boxes opened: {{count}}',
      either: 'Upgrades or boxes opened: {{count}}',
      gems: 'Gems obtained: {{count}}',
    },
    go: { upgrades: 'Upgrade', opens: 'Open boxes', either: 'Open boxes', gems: 'Get gems' },
  },
  rules: {
    title: 'Rules',
    day: 'Once a day, from midnight to midnight of the shop’s time, by the server’s date alone.',
    row: 'Seven days in a row make a round, and the next one begins with day 1; so does a row after a day left out.',
    month:
      'Days of the month add up. A reward is claimed within its month; on the 1st at 00:00 the count begins anew.',
    board:
      'Rewards are a public rule with versions, approved and announced before it counts; a month goes by the version at its first sign-in.',
  },
};
