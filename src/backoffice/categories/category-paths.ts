export const categoriesPath = '/dashboard/categories'

/** In the place of an id. */
export const newCategory = 'new'

export const categoryPath = (id: string): string => `${categoriesPath}/${id}`

/** A new one, at the top or in another one. */
export const newCategoryPath = (parentId?: string): string =>
  `${categoryPath(newCategory)}${parentId === undefined ? '' : `?in=${parentId}`}`
