import { v5 } from 'uuid';

const idSpace = '6a4f5a0e-6f0c-5d34-9a63-3f2b8f1c7d10';

/**
 * A file's id follows from what it shows: a start that was cut short writes over the same files the next time and
 * leaves none behind.
 */
export const demoFileId = (key: string) => v5(key, idSpace);
