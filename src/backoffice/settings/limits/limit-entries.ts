import { m } from '#paraglide/messages.js'
import { limitNames } from './limit-names.ts'

/** The limits on orders, as the search over all settings finds them. */
export const limitEntries = () => [
  { id: 'limits-phoneOrders', label: m.settings_one_phone(), hint: namesOf(ofPhone) },
  { id: 'limits-clientOrders', label: m.settings_one_client(), hint: namesOf(ofClient) },
  { id: 'limits-fewOfProduct', label: m.settings_few(), hint: namesOf(['fewOfProduct', 'few']) },
  {
    id: 'limits-cancelPendingAfterHours',
    label: m.settings_cancel_pending(),
    hint: m.settings_cancel_hours(),
  },
]

const ofClient = [
  'orders',
  'pieces',
  'piecesOfProduct',
  'valueInPaisa',
  'percentOfStock',
  'percentOfShop',
] as const

const ofPhone = ['ordersPerDay', ...ofClient] as const

const namesOf = (names: readonly (keyof typeof limitNames)[]) =>
  names.map((name) => limitNames[name]()).join(' · ')
