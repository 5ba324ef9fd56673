import type { SkinRow } from '@skins/api/catalogue/resources';
import { Box } from '@mui/material';
import { useTexts } from './texts';

type RarityKey = SkinRow['rarity'];

/** The colour of the dot and the colour of the word. */
const COLOURS: Readonly<Record<RarityKey, { readonly dot: string; readonly ink: string }>> = {
  contraband: { dot: '#e7b63b', ink: '#745009' },
  ancient: { dot: '#dc3f3a', ink: '#ac1a1c' },
  legendary: { dot: '#d24ab3', ink: '#982480' },
  mythical: { dot: '#8047d3', ink: '#6832b1' },
  rare: { dot: '#3f67d9', ink: '#2b4bac' },
  uncommon: { dot: '#60a6db', ink: '#255c87' },
  common: { dot: '#dadee3', ink: '#4b5056' },
  unknown: { dot: '#dadee3', ink: '#4b5056' },
};

/** Returns the names of rarities, rarest first. */
export const useRarityNames = (): Readonly<Record<RarityKey, string>> => useTexts().rarities;

export function Rarity({ rarity }: { rarity: RarityKey }) {
  const names = useRarityNames();
  const { dot, ink } = COLOURS[rarity];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', color: ink, whiteSpace: 'nowrap' }}
    >
      <Box
        component="span"
        sx={{ width: 9, height: 9, borderRadius: '2px', bgcolor: dot, border: `1px solid ${ink}` }}
      />
      {names[rarity]}
    </Box>
  );
}
