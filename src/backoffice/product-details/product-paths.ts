import { languageOfPath, pathInLanguage } from '#pages/language.ts'

export const productsPath = '/dashboard/products'

/** In the place of an id. */
export const newProduct = 'new'

export const newProductPath = `${productsPath}/${newProduct}`

export const productPath = (id: string): string => `${productsPath}/${id}`

export const stockHistoryPath = (id: string): string => `${productPath(id)}/stock`

/** The page of a product, which says what was done. */
export const donePage = (id: string, done: string, { url }: Request) =>
  pathInLanguage(`${productPath(id)}?done=${done}`, languageOfPath(new URL(url).pathname))
