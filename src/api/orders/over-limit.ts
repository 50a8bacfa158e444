import { formatPhone } from '#platform/phone.ts'
import type { OverLimit } from '#shop/orders/placement/place-order.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { refuse } from '../answers/problems.ts'

/** More than the shop sends before it has talked to somebody (D28): a call helps, so its phone stands there. */
export async function refuseOverLimit(shop: Shop, { reason, line }: OverLimit): Promise<Response> {
  const { headerPhone: phone } = await loadSettings(shop)
  const call = phone ? `please call us: ${formatPhone(phone, 'en')}` : 'please call us'
  return refuse({
    status: 409,
    code: 'over-limit',
    title:
      reason === 'blocked'
        ? `To order, ${call}.`
        : `${sentences[reason](line?.product ?? 'one product')}, or ${call}.`,
    reason,
    phone,
    lines: line ? [line] : [],
  })
}

const sentences: Record<Exclude<OverLimit['reason'], 'blocked'>, (product: string) => string> = {
  day: () =>
    'There were as many orders with this phone number today as can be placed online. Order again tomorrow',
  orders: () =>
    'There are several orders that we have not confirmed yet. Please wait until we call',
  product: (product) => `This is more of ${product} than can be ordered online. Take fewer`,
  share: (product) => `This is more of ${product} than can be ordered online. Take fewer`,
  pieces: () => 'This is more than can be ordered online. Order less',
  value: () => 'This is more than can be ordered online. Order less',
}
