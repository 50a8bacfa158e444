import type { ProductCard } from '#shop/catalog/product.ts'
import type { Picture } from '#shop/pictures/picture.ts'

/** A card without what no list shows: each byte of it would be sent twice. */
export function lightCard(card: ProductCard): ProductCard {
  return { ...card, picture: lightPicture(card.picture) }
}

/** A placeholder weighs more than all the rest of a card. */
export function lightPicture(picture: Picture | null): Picture | null {
  return picture && { ...picture, placeholder: '' }
}
