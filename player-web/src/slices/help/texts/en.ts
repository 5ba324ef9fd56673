import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  title: 'Help centre',
  lede: 'Look here first. If you find no answer, ask us.',
  topics: 'All pages',
  search: 'Search the help',
  hits: 'Results for “{{words}}”',
  none: 'Nothing found for “{{words}}”',
  noneText: 'Try another word, or check the spelling.',
  further: 'Go to',
  past: {
    since: 'In force from {{from}} on.',
    span: 'In force from {{from}} to {{until}}.',
    agrees: 'Your browser computed the hash of all texts again: it agrees.',
    differs: 'Your browser computed another hash: keep this page and contact customer service.',
    gone: 'There are no such texts. The link may be incomplete.',
    now: 'To the text in force',
  },
  person: {
    title: 'Not solved yet?',
    unset: 'This shop has not given a customer service address.',
  },
  steer: {
    title: 'How to open a box',
    lede: 'Four steps. You can check each of them.',
    s1: {
      title: 'Look at the odds',
      text: 'Each box shows every item in it with its odds. The price is on the button.',
    },
    s2: {
      title: 'Write your seed',
      text: 'You write your seed. Ours is sealed before you open: its fingerprint is in sight.',
    },
    s3: {
      title: 'Open',
      text: 'Your press fixes the result. The reel only plays it; skip it, and the result stays the same.',
    },
    s4: {
      title: 'Check',
      text: 'Press “Verify”: your browser computes the same number from both seeds. If it agrees, nobody changed it.',
    },
    go: 'To the boxes',
  },
  guide: {
    title: 'A tour of the games',
    start: 'Take the tour',
    place: '{{at}} / {{of}}',
    prev: 'Back',
    next: 'Next',
    skip: 'Skip',
    end: 'Have a look',
    done: 'Done',
    fair: {
      title: 'Sealed first, opened by you',
      text: 'Before you open you see a fingerprint, a hash. Afterwards you see the original, and anybody can compute it again: if it agrees, nobody changed it.',
      go: 'Compute one yourself',
    },
    battle: {
      title: 'The same boxes, opened at once',
      text: 'Everybody pays the same and opens the same boxes. Each battle names the rule that decides it. If totals are equal, a public number decides.',
      go: 'Rules of battles',
    },
    upgrade: {
      title: 'You see the chance before you press',
      text: 'Put an item in, choose a target: the arc on the dial is your chance. The fee is in it already.',
      go: 'How an upgrade is computed',
    },
    notices: {
      title: 'A red dot only when there is something',
      text: 'Changes of rules are published before they take effect, in the announcements and in “Changes”. Once read, they do not pop up again today. “News” at the side brings them back.',
      go: 'Read the announcements',
    },
    bind: {
      title: 'Link once before you retrieve',
      text: 'Log in to the platform, copy your own trade link and paste it. Extra spaces and signs are removed.',
      go: 'How to link',
    },
  },
  forge: {
    title: 'How to upgrade',
    lede: 'Four steps. You can compute each number yourself.',
    s1: {
      title: 'Put something in',
      text: 'One item or several, and gems if you like. What they are worth together is your stake.',
    },
    s2: {
      title: 'Choose a target',
      text: 'The stake as a share of the target’s price is r. The larger r, the higher the chance.',
    },
    s3: {
      title: 'Look at the chance',
      text: 'The chance is r × (1 − fee). The fee in force is {{least}} up to r = 25%, and rises to {{most}} at r = 100%. The chance is at least {{low}} and at most {{high}}.',
    },
    s4: {
      title: 'Press and check',
      text: 'Your press fixes the number. Up to the limit on the page you win; above it the stake is gone. “Verify” computes it again.',
    },
    example: 'Compute an example',
    target: 'Price of the target',
    stake: 'Stake',
    r: 'r',
    fee: 'Fee',
    chance: 'Chance',
    wins: 'Winning numbers',
    upTo: '0 – {{last}}',
    none: 'The chance is below {{low}} or above {{high}}: this upgrade is not offered.',
    bad: 'Enter numbers above 0, and a stake of at most the target’s price',
    go: 'To the upgrades',
  },
  topic: {
    activity: { name: 'Common questions', note: 'Look here first' },
    hash: { name: 'Hashes and checking', note: 'How results come about' },
    shouldknow: { name: 'Before you start', note: 'Age, gems, the long run' },
    steamBind: { name: 'Link the platform', note: 'Trade link, privacy settings' },
    steam: { name: 'Trades on the platform', note: 'Offers, reversals, retrieving' },
    Termsofuse: { name: 'User agreement', note: 'What we agree on' },
    Privacypolicy: { name: 'Privacy policy', note: 'What we keep, what you can do' },
    aboutus: { name: 'About us', note: 'What we do, how to reach us' },
  },
  ask: {
    money: { q: 'Can gems be changed into money?', a: 'No. Gems are for play only: games and items.' },
    free: {
      q: 'How do I get gems for free?',
      a: 'From sign-in, task boxes, weekly welfare and roll rooms. Each says what it asks for and what it gives.',
    },
    retrieve: {
      q: 'How long does retrieving take?',
      a: 'The platform sends an offer, and you accept it there. The record of retrievals shows the time of each step.',
    },
    sellBack: {
      q: 'What does the shop pay for an item?',
      a: 'A published share of its price: it stands beside the return, and the amount is on the button. You can also keep, upgrade or retrieve the item.',
    },
    level: {
      q: 'Does my level change the odds?',
      a: 'No. One table of odds holds for everybody. Levels bring welfare only.',
    },
    limit: {
      q: 'How do I change my limits?',
      a: 'A lower limit takes effect at once. A higher one takes effect after the time shown on the page, once you confirm it again.',
    },
    phone: {
      q: 'I have a new phone number. What now?',
      a: 'Change it in your account settings. If the shop sends no SMS, ask customer service.',
    },
    unanswered: {
      q: 'I pressed and saw no answer. Am I charged twice?',
      a: 'No. Each press has its own number. Sending it again only brings back the first result.',
    },
    open: {
      q: '1. Make your inventory public',
      a: 'Log in to the platform and set your inventory to public in its privacy settings.',
    },
    copy: {
      q: '2. Copy your trade link',
      a: 'Copy your own link from the page of trade offers. It holds “partner” and “token”.',
    },
    paste: {
      q: '3. Paste it into your account settings',
      a: 'Spaces and other signs around it are removed. The link is stored encrypted and is used only to send you items.',
    },
    offer: {
      q: 'Where do I accept the offer?',
      a: 'On the platform. Accept it in time once the shop says that the item was shipped; afterwards the item is back in your bag.',
    },
    reversal: {
      q: 'What is a reversal?',
      a: 'For some time after you accept, the platform may take the trade back. Then the item is back in your bag. The progress of the retrieval shows until when.',
    },
    failed: {
      q: 'What if retrieving fails?',
      a: 'The item is back in your bag and nothing is charged. The record names the reason: mostly a wrong link, or an inventory that is not public.',
    },
    recall: {
      q: 'Can I cancel a retrieval?',
      a: 'Yes, until you accept the offer. Once the provider confirms, the item is back in your bag.',
    },
    what: {
      q: 'What we do',
      a: 'A shop for virtual items, played with gems. All odds are public first, and all results can be computed again.',
    },
    promises: {
      q: 'What we promise',
      a: 'Nobody can cheat without leaving a trace, and neither can we. What is confirmed is not lost, not charged twice and not paid twice.',
    },
    contact: {
      q: 'How to reach us',
      a: 'The addresses of customer service and of the operator are beside this page. Give the number of your play, and we find it faster.',
    },
  },
};
