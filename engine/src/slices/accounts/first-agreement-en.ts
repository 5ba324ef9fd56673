/** The project’s own agreement, in English. Never changed: shops publish it as first rules, and logs hold its hash. */
export const en = {
  Termsofuse: [
    {
      id: 'who',
      title: '1. Who these terms are for',
      text: 'For every registered player. One account per person, and only for adults aged 18 or over.',
    },
    {
      id: 'nature',
      title: '2. Gems and items',
      text: 'Gems are play currency. They are not money and cannot be exchanged for money.\n\nBoth are used in this shop only. Items can be sent to your platform account under the rules of retrieval; they cannot be transferred in any other way.',
    },
    {
      id: 'result',
      title: '3. Results',
      text: 'The log decides. It only grows, it never changes, and anybody can check it.\n\nEvery opening is charged once. Your seed and a server seed committed beforehand decide the result; anyone can recompute it afterwards, and it cannot be undone.',
    },
    {
      id: 'account',
      title: '4. Your account',
      text: 'Keep your password safe. The shop may suspend anyone who claims one-time bonuses with several accounts, uses programs to crowd others out, or cheats. It states the reason.',
    },
    {
      id: 'terms',
      title: '5. Changes',
      text: 'Changes to these terms are announced in advance.\n\nWhere a change needs your agreement, you are asked at your next visit. The texts that you agreed to stay readable in your account settings.',
    },
  ],
  Privacypolicy: [
    {
      id: 'stored',
      title: 'What we keep',
      text: 'Phone number, hash of the password, device fingerprint, the name and ID number that you gave, platform account and trade link. Each player’s data has its own key.\n\nThis data is not sold and not given to third parties, except that a phone number goes to the provider of text messages when a code is sent to it.',
    },
    {
      id: 'log',
      title: 'What the public log holds',
      text: 'Player numbers and keyed hashes. No phone number, no name, no ID number.\n\nPublic drops show masked names only.',
    },
    {
      id: 'take',
      title: 'Take your data',
      text: 'You can export all of it in your account settings, with your password.',
    },
    {
      id: 'erase',
      title: 'Delete your account',
      text: 'You can do it in your account settings. Its key is destroyed, so nobody can read your data any more. Hashes stay in the log, so that its history can be checked.',
    },
    {
      id: 'device',
      title: 'What your browser keeps',
      text: 'Your login, language, seeds, and the fingerprints it has seen, to check results for you. No advertising, and no tracking by others.',
    },
  ],
  shouldknow: [
    {
      id: 'age',
      title: 'Who may play?',
      text: 'Adults aged 18 or over. The store asks for your real name before you buy.',
    },
    {
      id: 'gems',
      title: 'What are gems?',
      text: 'Play money. They are not a deposit, earn no interest and are never paid out.',
    },
    {
      id: 'returns',
      title: 'What happens in the long run?',
      text: 'Price, odds and published return of every box are visible before it is opened. Over time the average return is below what is spent: keep to what you can afford.\n\nThe more you play, the more you spend on average. Take it as fun.',
    },
    {
      id: 'breaks',
      title: 'What if I want to stop?',
      text: 'Set a limit, take a break, or exclude yourself for a time. Nobody can end that time early.',
    },
    {
      id: 'published',
      title: 'Do rules change?',
      text: 'Yes, but they are published first. “Changes” shows before and after, from when, and who proposed and approved it. What you opened before counts by the old rules.',
    },
  ],
  hash: [
    {
      id: 'sealed',
      title: 'When is a result fixed?',
      text: 'The fingerprint of the server seed is public before you open. It shows nothing of the seed, and the seed cannot change.\n\nFair means that a result was not tampered with. It does not mean that you will win.',
    },
    {
      id: 'yourSeed',
      title: 'What is my seed for?',
      text: 'Both seeds make the result. You can change yours at any time, so the shop cannot choose results beforehand.',
    },
    {
      id: 'ticket',
      title: 'How does a number become an item?',
      text: 'SHA-256 of both seeds gives a hash, and its first six hex digits are a number. Each item holds a range of tickets; the number lies in one of them.',
    },
    {
      id: 'drop',
      title: 'What decides an extra drop?',
      text: 'Digits 7 to 12 of the same opening’s hash are a second number. It is looked up in the table on the page of extra drops. Only openings paid with gems take part, and sending again gives no second drop.',
    },
    {
      id: 'why',
      title: 'Why six hex digits?',
      text: 'There are sixteen to the power of six of them, all equally likely. So odds are whole numbers of tickets.',
    },
    {
      id: 'change',
      title: 'Does a new seed change my luck?',
      text: 'No. Later results use the new seed, and earlier ones can be checked as before.',
    },
    {
      id: 'differs',
      title: 'What if a check fails?',
      text: 'Save the address of the page and the number, and contact customer service. Anybody can compute it again.',
    },
    {
      id: 'together',
      title: 'Do battles and roll rooms work like this too?',
      text: 'They use a public beacon. The list of players is sealed first, and the number comes after it: nobody can know it before. Each room says which beacon it uses.',
    },
  ],
};
