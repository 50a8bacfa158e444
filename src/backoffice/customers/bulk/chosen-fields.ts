import { z } from 'zod'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import { chosenRows } from '../../lists/selection/chosen-fields.ts'
import { narrowingOf } from '../customers-href.ts'
import { readCustomersQuery } from '../read-customers-query.ts'

export const { chosenFields, chosenBy } = chosenRows({
  tick: z.uuid(),
  tickedAs: (ids) => ({ ids }),
  filterIn: (query) => narrowingOf(readCustomersQuery(query)).filter,
  most: mostChosen,
})
