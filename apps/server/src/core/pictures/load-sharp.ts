/** Reads and writes pictures. Loaded with the first one: it holds 27 MB and takes a tenth of a second to load. */
export const loadSharp = async () => (await import('sharp')).default;
