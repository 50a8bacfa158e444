import { z } from 'zod'
import { mostChosen } from '#shop/catalog/desk/product-filter.ts'
import { chosenRows } from '../../lists/selection/chosen-fields.ts'
import { narrowingOf } from '../products-href.ts'
import { readProductsQuery } from '../read-products-query.ts'

export const { chosenFields, chosenBy } = chosenRows({
  tick: z.uuid(),
  tickedAs: (ids) => ({ picked: ids.map((id) => ({ id })) }),
  filterIn: (query) => narrowingOf(readProductsQuery(query)).filter,
  most: mostChosen,
})
