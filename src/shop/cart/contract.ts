import { z } from 'zod'
import { chosenOptionSchema } from '../catalog/options/contract.ts'
import { focusSchema } from '../pictures/focus-schema.ts'
import { mostOfOneLine } from './cart.ts'
import { mostSyncedLines, mostSyncedWishes } from './synced/lists.ts'

/** Cart and wishlist as they cross a door (decision 27). Money is taka. */

const id = z.uuid('This must be an id').toLowerCase()
const taka = z.number().meta({ description: 'Taka, as it is now' })
const quantity = z.int().min(1).max(mostOfOneLine)
const version = z.int().min(0).max(2_147_483_646)

const once = <Item>(idOf: (item: Item) => string) =>
  [
    (items: Item[]) => new Set(items.map(idOf)).size === items.length,
    'Name each of them once',
  ] as const

export const saveListsSchema = z.object({
  version: version.meta({
    description: 'Of the lists that this is a change of; 0 where there were none',
  }),
  cart: z
    .array(z.object({ variantId: id, quantity }))
    .max(mostSyncedLines, `At most ${mostSyncedLines} lines`)
    .refine(...once(({ variantId }: { variantId: string }) => variantId))
    .meta({ description: 'In the order of the cart' }),
  wishlist: z
    .array(id)
    .max(mostSyncedWishes, `At most ${mostSyncedWishes} products`)
    .refine(...once((productId: string) => productId))
    .meta({ description: 'Ids of products, in the order of the wishlist' }),
})

const described = {
  id: z.string().meta({ description: 'Of the product' }),
  slug: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  image: z.string().meta({ description: 'Path of a small picture; empty where there is none' }),
  imageFocus: focusSchema.optional(),
  price: taka,
  discountPrice: taka.meta({ description: 'Taka; 0 means none' }),
}

const cartItemSchema = z.object({
  ...described,
  variantId: z.string(),
  color: z.string(),
  colorBn: z.string().nullable(),
  colorHex: z.string().nullable(),
  size: z.string(),
  options: z.array(chosenOptionSchema),
  category: z.string(),
  brand: z.string(),
  quantity,
})

const wishlistItemSchema = z.object({ ...described, variantId: z.string().nullable() })

const goneFromCatalog = 'null: the catalogue has it no longer'

/** The lists as they stand, and what they name. */
export const describedListsSchema = z.object({
  version,
  cart: z.array(
    z.object({
      variantId: z.string(),
      quantity,
      item: cartItemSchema.nullable().meta({ description: goneFromCatalog }),
    }),
  ),
  wishlist: z.array(
    z.object({
      id: z.string(),
      item: wishlistItemSchema.nullable().meta({ description: goneFromCatalog }),
    }),
  ),
})

export type DescribedLists = z.infer<typeof describedListsSchema>
