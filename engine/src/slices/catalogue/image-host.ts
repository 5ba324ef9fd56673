/** Marketplaces in the path of a picture; such a path is left unchanged. */
const MARKETPLACE = /steam|buff163|igxe|c5game|youpin/i;

/** Pictures that operators added: only the shop has them. */
export const PICTURES_FOLDER = '/art/pictures/';

/**
 * Returns the address of a picture. Paths, which begin with a slash, are on the image host if there is one. Addresses, paths
 * that contain a marketplace's name, and those of pictures that operators added stay unchanged.
 * @param origin the image host's, 'https://img.example.com'; null for none
 */
export const imageAt = (image: string, origin: string | null): string =>
  origin === null || !/^\/(?!\/)/.test(image) || image.startsWith(PICTURES_FOLDER) || MARKETPLACE.test(image)
    ? image
    : origin + image;
