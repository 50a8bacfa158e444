/** A product stands in its main category, and in so many others at most. */
export const mostFurtherCategories = 10
