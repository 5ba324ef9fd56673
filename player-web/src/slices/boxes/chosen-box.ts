/** What was chosen, written down: the version is agreed to besides. */
export const chosenBox = (boxId: string): string => JSON.stringify({ boxId });
