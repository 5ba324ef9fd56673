import { createContext, useContext } from 'react';
import { type texts, useTexts } from './texts';

/** What a game says in words of its own: of boxes that were opened, say, and not of plays. */
export const GameWords = createContext<Partial<typeof texts.zh>>({});

/** The words of statistics, the game's own before the others. */
export const useWords = (): ReturnType<typeof useTexts> => ({ ...useTexts(), ...useContext(GameWords) });
