/** Marketplaces in the path of a picture; such a path is left unchanged. */
const MARKETPLACE = /steam|buff163|igxe|c5game|youpin/i;

/**
 * Returns the address of a catalogue picture. Paths, which begin with a slash, are on the image host if there is one.
 * Addresses, and paths that contain a marketplace's name, stay unchanged.
 * @param origin the image host's, 'https://img.example.com'; null for none
 */
export const imageAt = (image: string, origin: string | null): string =>
  origin === null || !image.startsWith('/') || image.startsWith('//') || MARKETPLACE.test(image)
    ? image
    : origin + image;
