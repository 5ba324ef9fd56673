import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** By itself zstd makes room for far more than a row has, anew for each; this much it has without asking the system. */
const PACKING = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 1,
    [constants.ZSTD_c_windowLog]: 15,
    [constants.ZSTD_c_hashLog]: 12,
  },
  chunkSize: 8 * 1024,
};

export const packed = (text: string): Uint8Array => zstdCompressSync(text, PACKING);

/** Room to unpack most rows into at once. Not more, as what it has is let go with the whole heap alone. */
const UNPACKING = { chunkSize: 40 * 1024 };

/** @throws Error where it is not packed text */
export const unpacked = (content: Uint8Array): string => zstdDecompressSync(content, UNPACKING).toString();
