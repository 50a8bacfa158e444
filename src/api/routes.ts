import { bannerRoutes } from './banners.ts'
import { contactRoutes } from './contact.ts'
import { deliveryRoutes } from './delivery.ts'
import { identityRoutes } from './identity.ts'
import { identitySessionRoutes } from './identity-sessions.ts'
import { newsletterRoutes } from './newsletter.ts'
import { orderRoutes } from './orders.ts'
import { productRoutes } from './products.ts'
import type { ApiRoute } from './route.ts'
import { recordRoutes } from './records.ts'
import { userRoutes } from './users.ts'
import { visitorRoutes } from './visitor.ts'

/** Every call there is, in the order in which the documentation shows them. */
export const routes: readonly ApiRoute[] = [
  ...productRoutes,
  ...bannerRoutes,
  ...orderRoutes,
  ...deliveryRoutes,
  ...newsletterRoutes,
  ...contactRoutes,
  ...visitorRoutes,
  ...userRoutes,
  ...recordRoutes,
  ...identityRoutes,
  ...identitySessionRoutes,
]
