import { listSliderBanners } from '#shop/banners/list-banners.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { may } from '#shop/identity/roles/policy.ts'
import type { Shop } from '#shop/shop.ts'

/** Whether the slider of the home page turns around nothing, and this is somebody who can mend it. */
export async function missesBanners(shop: Shop, actor: Actor): Promise<boolean> {
  return may(actor, 'edit-banners') && (await listSliderBanners(shop)).length === 0
}
