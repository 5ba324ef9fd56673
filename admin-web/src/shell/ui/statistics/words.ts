import { createContext, useContext } from 'react';
import { type texts, useTexts } from './texts';

/** A game's own words, such as "opened boxes" instead of "plays". */
export const GameWords = createContext<Partial<typeof texts.zh>>({});

/** Returns the words of statistics, overridden by the game's own. */
export const useWords = (): ReturnType<typeof useTexts> => ({ ...useTexts(), ...useContext(GameWords) });
