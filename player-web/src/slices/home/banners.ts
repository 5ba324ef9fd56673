/** One entry of the home page's banners. */
export interface Banner {
  id: string;
  image: string;
  moveImage: string;
  link: string;
  weight: number;
  boxId: string;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The server sends the banners as a JSON string; whatever cannot be read is no banner. Heaviest first. */
export function readBanners(json: string): Banner[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return [];
  }
  if (!Array.isArray(parsed)) return [];
  const entries: unknown[] = parsed;
  return entries
    .filter((entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null)
    .map((entry) => ({
      id: text(entry['id']),
      image: text(entry['image']),
      moveImage: text(entry['moveImage']),
      link: text(entry['link']),
      weight: Number(entry['weight'] ?? 0),
      boxId: text(entry['boxId']),
    }))
    .toSorted((a, b) => b.weight - a.weight);
}
