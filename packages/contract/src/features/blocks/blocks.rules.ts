/** People that one account blocks at most: each block shows a name, and is listed in one answer. */
export const mostBlocks = 1000;
