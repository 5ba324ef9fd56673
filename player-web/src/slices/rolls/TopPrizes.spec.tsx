import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startSpeaking } from '../../shell/i18n';
import type { Prize } from './queries';
import { TopPrizes } from './TopPrizes';

beforeAll(() => startSpeaking('EN'));
afterEach(cleanup);

const prize = (rank: number): Prize => ({
  rank,
  skinId: `skin-${rank}`,
  name: `Skin ${rank}`,
  image: '/art/skin.svg',
  skinsRarity: 'common',
  category: '',
  exterior: '',
  value: 1,
  winner: null,
  given: false,
});

it('labels the second prize as second even if the first one was returned', () => {
  render(<TopPrizes detail={{ topThree: [prize(2), prize(3)], room: { ending: null } }} />);
  const flags = screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);
  expect(flags).toEqual(['Second prize', 'Third prize']);
});
