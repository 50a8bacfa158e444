/** For LIKE: finds what was typed wherever it stands. Signs of patterns mean themselves. */
export const likePattern = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
