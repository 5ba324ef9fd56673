import { describe, expect, it } from 'vitest';
import { avatarOf, displayName, frameOf, maskedName } from './display-name.ts';

describe('public appearance of a player', () => {
  it('does not contain the id', () => {
    const id = 'k3j9x0q2m5v7';

    for (const shown of [maskedName(id), avatarOf(id), frameOf(id, 3)]) expect(shown).not.toContain(id);
    expect(maskedName(id)).toBe('K***7');
  });

  it('is stable', () => {
    expect(avatarOf('anna0000')).toBe(avatarOf('anna0000'));
    expect(avatarOf('anna0000')).not.toBe(avatarOf('ben00000'));
  });
});

describe("a player's name", () => {
  it("is in the reader's language", () => {
    const languages = ['ZH', 'EN', 'RU', 'VN'] as const;

    expect(languages.map((language) => displayName('anna0000', language))).toEqual([
      '玩家ANNA',
      'Player ANNA',
      'Игрок ANNA',
      'Người chơi ANNA',
    ]);
  });
});
