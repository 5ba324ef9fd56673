/** One entry of the home page's banners. */
export interface Banner {
  id: string;
  image: string;
  moveImage: string;
  link: string;
  weight: number;
  boxId: string;
  /** in the reader's language; empty for a box, which has a name */
  title: string;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Parses the banners, which the server sends as a JSON string. Skips invalid ones; highest weight first. */
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
      title: text(entry['title']),
    }))
    .toSorted((a, b) => b.weight - a.weight);
}
