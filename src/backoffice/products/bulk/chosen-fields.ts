import { z } from 'zod'
import { mostChosen } from '#shop/catalog/desk/product-filter.ts'
import { chosenRows } from '../../lists/selection/chosen-fields.ts'
import { narrowingOf } from '../products-address.ts'
import { readProductsAddress } from '../read-products-address.ts'

export const { chosenFields, chosenBy } = chosenRows({
  tick: z.uuid(),
  tickedAs: (ids) => ({ picked: ids.map((id) => ({ id })) }),
  filterIn: (query) => narrowingOf(readProductsAddress(query)).filter,
  most: mostChosen,
})
