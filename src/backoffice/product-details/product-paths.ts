export const productsPath = '/dashboard/products'

/** In the place of an id. */
export const newProduct = 'new'

export const newProductPath = `${productsPath}/${newProduct}`

export const productPath = (id: string): string => `${productsPath}/${id}`

export const stockHistoryPath = (id: string): string => `${productPath(id)}/stock`
