/** What names a marketplace in the path of a picture: it is served as it is. */
const MARKETPLACE = /steam|buff163|igxe|c5game|youpin/i;

/**
 * Where a picture of the catalogue is. Paths, which begin with a slash, are on the image host, where there is one; addresses, and
 * paths that name a marketplace, stay as they are.
 * @param origin of the image host, 'https://img.example.com'; null for none
 */
export const imageAt = (image: string, origin: string | null): string =>
  origin === null || !image.startsWith('/') || image.startsWith('//') || MARKETPLACE.test(image)
    ? image
    : origin + image;
