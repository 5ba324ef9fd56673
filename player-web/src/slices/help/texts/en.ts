import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  title: 'Help centre',
  lede: 'Look here first. If there is no answer, ask a person.',
  topics: 'All pages',
  search: 'Search the help',
  hits: 'Results for “{{words}}”',
  none: 'Nothing found for “{{words}}”',
  noneText: 'Try another word, or check the spelling.',
  further: 'Go to',
  person: {
    title: 'Not solved yet?',
    service: 'Contact customer service',
    imprint: 'Who runs this shop',
    unset: 'This shop names no address of customer service.',
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
  topic: {
    activity: { name: 'Questions', note: 'Look here first' },
    hash: { name: 'Hashes and checking', note: 'How results come about' },
    shouldknow: { name: 'Before you start', note: 'Age, gems, the long run' },
    steamBind: { name: 'Link the platform', note: 'Trade link, privacy settings' },
    steam: { name: 'Trades on the platform', note: 'Offers, reversals, retrieving' },
    Termsofuse: { name: 'Terms of use', note: 'What we agree on' },
    Privacypolicy: { name: 'Privacy', note: 'What we keep, what you can do' },
    aboutus: { name: 'About us', note: 'What we do, how to reach us' },
  },
  ask: {
    money: { q: 'Can gems be changed into money?', a: 'No. Gems are for play only: games and items.' },
    free: {
      q: 'How do I get gems for free?',
      a: 'From sign-in, task boxes, weekly welfare and roll rooms. What each asks for and gives stands beside it.',
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
      a: 'A lower limit holds at once. A higher one holds after the time that the page names, once you confirm it again.',
    },
    phone: {
      q: 'I have a new phone number. What now?',
      a: 'Change it in your account settings. Where the shop sends no SMS, ask customer service.',
    },
    unanswered: {
      q: 'I pressed and saw no answer. Am I charged twice?',
      a: 'No. Each press has a number of its own. Sent again, it brings the result of the first.',
    },
    sealed: {
      q: 'When is a result fixed?',
      a: 'The fingerprint of the server seed is public before you open. It shows nothing of the seed, and the seed cannot change.',
    },
    yourSeed: {
      q: 'What is my seed for?',
      a: 'Both seeds make the result. You can change yours at any time, so the shop cannot choose results beforehand.',
    },
    ticket: {
      q: 'How does a number become an item?',
      a: 'SHA-256 of both seeds gives a hash, and its first six hex digits are a number. Each item holds a range of tickets; the number lies in one of them.',
    },
    drop: {
      q: 'What decides about an extra drop?',
      a: 'Digits 7 to 12 of the same opening’s hash are a second number. It meets the table on the page of extra drops. Only openings paid with gems take part, and sending again gives no other one.',
    },
    why: {
      q: 'Why six hex digits?',
      a: 'There are sixteen to the power of six of them, all equally likely. So odds are whole numbers of tickets.',
    },
    change: {
      q: 'Does a new seed change my luck?',
      a: 'No. Later results use the new seed, and earlier ones can be checked as before.',
    },
    differs: {
      q: 'What if a check fails?',
      a: 'Keep the address of the page and the number, and contact customer service. Anybody can compute it again.',
    },
    together: {
      q: 'Do battles and roll rooms work like this too?',
      a: 'They use a public beacon. The list of players is sealed first, and the number comes after it: nobody can know it before. Each room says which beacon it uses.',
    },
    age: {
      q: 'Who may play?',
      a: 'Adults of 18 years or more. The store asks for a real name before you buy.',
    },
    gems: {
      q: 'What are gems?',
      a: 'Play money. They are no deposit, earn no interest and are never paid out.',
    },
    returns: {
      q: 'What happens in the long run?',
      a: 'Each box shows its return, which is less than its price. The more you play, the more you spend on average. Take it as fun.',
    },
    breaks: {
      q: 'What if I want to stop?',
      a: 'Set a limit, take a break, or close your account for a time. Nobody can end that time early.',
    },
    published: {
      q: 'Do rules change?',
      a: 'Yes, but they are published first. “Changes” shows before and after, from when, and who proposed and approved it. What you opened before counts by the old rules.',
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
      q: 'Can I call a retrieval off?',
      a: 'Yes, until you accept the offer. Once the provider confirms, the item is back in your bag.',
    },
    who: {
      q: '1. Who these terms are for',
      a: 'For every registered player. One account a person, adults of 18 years or more only.',
    },
    nature: {
      q: '2. Gems and items',
      a: 'Both are used in this shop only. Items can be sent to your platform account by the rules of retrieving; else they cannot be passed on.',
    },
    result: {
      q: '3. Results',
      a: 'The log decides. It only grows, it never changes, and anybody can check it.',
    },
    account: {
      q: '4. Your account',
      a: 'Keep your password safe. The shop may suspend who takes single benefits with several accounts, plays by programs that crowd others out, or cheats. It names the reason.',
    },
    terms: { q: '5. Changes', a: 'Changes of these terms are announced before.' },
    stored: {
      q: 'What we keep',
      a: 'Phone number, hash of the password, device fingerprint, the name and card number that you gave, platform account and trade link. Each player’s data has its own key.',
    },
    log: {
      q: 'What the public log holds',
      a: 'Numbers of players and keyed hashes. No phone number, no name, no card number.',
    },
    take: { q: 'Take your data', a: 'Your account settings export all of it, after your password.' },
    erase: {
      q: 'Delete your account',
      a: 'You can do it in your account settings. Its key is destroyed, so nobody can read your data any more. Hashes stay in the log, so that its history can be checked.',
    },
    device: {
      q: 'What your browser keeps',
      a: 'Your login, language, seeds, and the fingerprints it has seen, to check results for you. No advertising, and nobody else follows you.',
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
      a: 'The addresses of customer service and of who runs the shop stand beside this page. With the number of your play we find it faster.',
    },
  },
};
