/** Background work that ended the process so often in a row is set aside (docs/decisions/0226). */
export const mostCrashes = 3
