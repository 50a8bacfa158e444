import { z } from 'zod'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import { chosenRows } from '../../lists/selection/chosen-fields.ts'
import { narrowingOf } from '../customers-address.ts'
import { readCustomersAddress } from '../read-customers-address.ts'

export const { chosenFields, chosenBy } = chosenRows({
  tick: z.uuid(),
  tickedAs: (ids) => ({ ids }),
  filterIn: (query) => narrowingOf(readCustomersAddress(query)).filter,
  most: mostChosen,
})
