import { accessRoutes } from './identity/sessions/access.ts'
import { addressRoutes } from './delivery/addresses.ts'
import { authConfigRoutes } from './identity/auth-config.ts'
import { bulkProductRoutes } from './catalog/staff/bulk/bulk-products.ts'
import { attributeRoutes } from './catalog/staff/attributes.ts'
import { bannerRoutes } from './content/banners.ts'
import { editingBannerRoutes } from './content/editing-banners.ts'
import { callingRoutes } from './orders/calls/calling.ts'
import { undoingRoute } from './orders/calls/undoing.ts'
import { claimingRoutes } from './orders/claiming-orders.ts'
import { acceptInvitationRoutes } from './identity/accept-invitation.ts'
import { claimShopRoutes } from './identity/claim-shop.ts'
import { contactRoutes } from './content/contact.ts'
import { customerExportRoutes } from './customers/customer-export.ts'
import { customerRoutes } from './customers/customers.ts'
import { taggingCustomers } from './customers/tagging-customers.ts'
import { customerWorkRoutes } from './customers/working-on-customers.ts'
import { couponRoutes } from './coupons/coupons.ts'
import { deliveryRoutes } from './delivery/delivery.ts'
import { editingRoutes } from './orders/editing-orders.ts'
import { exportRoutes } from './exports/exports.ts'
import { findingOrders } from './orders/finding-orders.ts'
import { orderEvents } from './orders/live/order-events.ts'
import { orderPresence, productPresence } from './orders/live/order-presence.ts'
import { googleRoutes } from './identity/google/google.ts'
import { identityRoutes } from './identity/accounts.ts'
import { identityCodeRoutes } from './identity/email-codes.ts'
import { identitySessionRoutes } from './identity/sessions/sessions.ts'
import { subscriberRoutes } from './content/newsletter/subscribers.ts'
import { syncedListRoutes } from './visitors/synced-lists.ts'
import { messageRoutes } from './messages/messages.ts'
import { messageWorkRoutes } from './messages/working-on-messages.ts'
import { newsletterRoutes } from './content/newsletter/newsletter.ts'
import { orderChoices } from './orders/order-choices.ts'
import { orderRoutes } from './orders/orders.ts'
import { staffOrderRoutes } from './orders/staff-orders.ts'
import { takingRoute } from './orders/taking/taking-orders.ts'
import { orderExportRoutes } from './orders/bulk/order-export.ts'
import { bulkRoutes } from './orders/bulk/bulk-orders.ts'
import { workingRoutes } from './orders/working-on-orders.ts'
import { menuRoutes } from './content/menus.ts'
import { postRoutes } from './content/posts.ts'
import { panelboardRoutes } from './reports/panelboard.ts'
import { productRoutes } from './catalog/products.ts'
import { pictureRoute } from './catalog/pictures.ts'
import { staffProductRoutes } from './catalog/staff/products.ts'
import { productExportRoutes } from './catalog/staff/product-export.ts'
import { productImportRoutes } from './catalog/staff/product-imports.ts'
import { stockCountRoutes } from './catalog/stock/stock-counts.ts'
import { stockMovementRoutes } from './catalog/stock/stock-movements.ts'
import type { ApiRoute } from './route.ts'
import { questionRoutes } from './reviews/questions.ts'
import { reviewRoutes } from './reviews/reviews.ts'
import { moderatingQuestionRoutes } from './reviews/moderating-questions.ts'
import { moderatingRoutes } from './reviews/moderating-reviews.ts'
import { jobRoutes } from './staff/jobs.ts'
import { recordRoutes } from './staff/records.ts'
import { secondFactorRoutes } from './identity/second-factor/second-factor.ts'
import { staffCategoryRoutes } from './catalog/staff/categories.ts'
import { deliveryZoneRoutes } from './staff/delivery-zones.ts'
import { invitationRoutes } from './staff/invitations.ts'
import { mailSettingRoutes } from './staff/mail-settings.ts'
import { securitySettingRoutes } from './staff/security-settings.ts'
import { customerOrderRoutes } from './reports/customer-orders.ts'
import { furtherReportRoutes } from './reports/further-reports.ts'
import { reasonRoutes } from './reports/reasons.ts'
import { stockReportRoutes } from './reports/stock.ts'
import { reportFileRoutes } from './reports/report-files.ts'
import { salesReportRoutes } from './reports/sales.ts'
import { settingRoutes } from './staff/settings.ts'
import { userRoutes } from './staff/users.ts'
import { visitReportRoutes } from './reports/visits.ts'
import { listingVisitorRoutes } from './visitors/listing-visitors.ts'
import { visitorRoutes } from './visitors/visitor.ts'

/** Every call there is, in the order in which the documentation shows them. */
export const routes: readonly ApiRoute[] = [
  ...productRoutes,
  ...reviewRoutes,
  ...questionRoutes,
  ...moderatingRoutes,
  ...moderatingQuestionRoutes,
  ...productExportRoutes,
  ...staffProductRoutes,
  ...bulkProductRoutes,
  ...staffCategoryRoutes,
  ...stockCountRoutes,
  ...stockMovementRoutes,
  ...productImportRoutes,
  productPresence,
  ...attributeRoutes,
  pictureRoute,
  ...bannerRoutes,
  ...editingBannerRoutes,
  ...postRoutes,
  ...menuRoutes,
  findingOrders,
  ...orderRoutes,
  ...claimingRoutes,
  ...staffOrderRoutes,
  takingRoute,
  ...orderChoices,
  ...workingRoutes,
  ...bulkRoutes,
  ...orderExportRoutes,
  ...exportRoutes,
  ...editingRoutes,
  orderEvents,
  orderPresence,
  ...customerExportRoutes,
  taggingCustomers,
  ...customerRoutes,
  ...customerWorkRoutes,
  ...callingRoutes,
  undoingRoute,
  ...couponRoutes,
  ...deliveryRoutes,
  ...newsletterRoutes,
  ...subscriberRoutes,
  ...contactRoutes,
  ...messageRoutes,
  ...messageWorkRoutes,
  ...visitorRoutes,
  ...listingVisitorRoutes,
  ...visitReportRoutes,
  ...accessRoutes,
  ...addressRoutes,
  ...authConfigRoutes,
  ...claimShopRoutes,
  ...syncedListRoutes,
  ...salesReportRoutes,
  ...furtherReportRoutes,
  ...customerOrderRoutes,
  ...stockReportRoutes,
  ...reasonRoutes,
  ...reportFileRoutes,
  ...panelboardRoutes,
  ...userRoutes,
  ...recordRoutes,
  ...jobRoutes,
  ...settingRoutes,
  ...deliveryZoneRoutes,
  ...mailSettingRoutes,
  ...invitationRoutes,
  ...acceptInvitationRoutes,
  ...securitySettingRoutes,
  ...identityRoutes,
  ...identitySessionRoutes,
  ...identityCodeRoutes,
  ...secondFactorRoutes,
  ...googleRoutes,
]
