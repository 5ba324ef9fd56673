/** Returns the choice as text. The version is agreed to separately. */
export const chosenBox = (boxId: string): string => JSON.stringify({ boxId });
