export const stockCountPath = '/dashboard/stock-count'

/** Not a page: what a code means. */
export const variantsPath = `${stockCountPath}/variants`
