import { accessRoutes } from './access.ts'
import { addressRoutes } from './addresses.ts'
import { authConfigRoutes } from './auth-config.ts'
import { bannerRoutes } from './banners.ts'
import { claimingRoutes } from './claiming-orders.ts'
import { claimShopRoutes } from './claim-shop.ts'
import { contactRoutes } from './contact.ts'
import { deliveryRoutes } from './delivery.ts'
import { findingOrders } from './finding-orders.ts'
import { googleRoutes } from './google.ts'
import { identityRoutes } from './identity.ts'
import { identityCodeRoutes } from './identity-codes.ts'
import { identitySessionRoutes } from './identity-sessions.ts'
import { keptListRoutes } from './kept-lists.ts'
import { newsletterRoutes } from './newsletter.ts'
import { orderRoutes } from './orders.ts'
import { productRoutes } from './products.ts'
import type { ApiRoute } from './route.ts'
import { recordRoutes } from './records.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { securitySettingRoutes } from './security-settings.ts'
import { userRoutes } from './users.ts'
import { visitorRoutes } from './visitor.ts'

/** Every call there is, in the order in which the documentation shows them. */
export const routes: readonly ApiRoute[] = [
  ...productRoutes,
  ...bannerRoutes,
  findingOrders,
  ...orderRoutes,
  ...claimingRoutes,
  ...deliveryRoutes,
  ...newsletterRoutes,
  ...contactRoutes,
  ...visitorRoutes,
  ...accessRoutes,
  ...addressRoutes,
  ...authConfigRoutes,
  ...claimShopRoutes,
  ...keptListRoutes,
  ...userRoutes,
  ...recordRoutes,
  ...securitySettingRoutes,
  ...identityRoutes,
  ...identitySessionRoutes,
  ...identityCodeRoutes,
  ...secondFactorRoutes,
  ...googleRoutes,
]
