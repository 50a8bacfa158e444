/** What is worth remembering for good. */
export const auditedActions = [
  'role-changed',
  'staff-invited',
  'invitation-revoked',
  'invitation-accepted',
  'user-blocked',
  'user-unblocked',
  'sessions-ended',
  'password-reset',
  'orders-claimed',
  'claim-opened',
  'profile-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'recovery-codes-renewed',
  'settings-changed',
  'delivery-changed',
  'order-moved',
  'order-note-added',
  'order-tagged',
  'orders-exported',
  'orders-read',
  'export-downloaded',
  'view-saved',
  'view-deleted',
  'order-edited',
  'order-taken',
  'pieces-returned',
  'order-called',
  'order-step-undone',
  'payment-set',
  'customer-note-added',
  'customer-tagged',
  'customer-marked',
  'customers-joined',
  'customers-separated',
  'customers-exported',
  'customers-read',
  'products-exported',
  'customer-exported',
  'customer-erased',
  'banner-saved',
  'banner-deleted',
  'banner-restored',
  'banners-ordered',
  'product-saved',
  'product-deleted',
  'stock-adjusted',
  'stock-counted',
  'category-saved',
  'category-moved',
  'category-hidden',
  'category-shown',
  'category-deleted',
  'category-restored',
  'attribute-saved',
  'attribute-deleted',
  'attributes-ordered',
  'coupon-saved',
  'coupon-codes-added',
  'coupon-code-removed',
  'review-moderated',
  'review-answered',
  'question-answered',
  'question-moderated',
  'article-saved',
  'article-deleted',
  'article-restored',
  'page-saved',
  'page-deleted',
  'page-restored',
  'menu-saved',
  'newsletter-exported',
  'audit-exported',
  'message-answered',
  'message-moved',
  'message-assigned',
  'message-note-added',
  'message-reply-added',
  'import-asked',
  'import-columns-chosen',
  'import-begun',
  'import-stopped',
  'import-undo-begun',
  'import-undone',
  'import-started',
  'products-imported',
  'mail-sent-again',
  'test-mail-sent',
  'mail-server-changed',
  'work-asked-for',
  'orders-invented',
  'demonstration-removed',
  'email-change-asked',
  'email-changed',
  'password-set',
  'password-changed',
  'account-deleted',
] as const

export type AuditedAction = (typeof auditedActions)[number]

/** What can be changed, by the word that the audit keeps of it. */
export const subjectTypes = [
  'person',
  'invitation',
  'settings',
  'order',
  'view',
  'customer',
  'banner',
  'product',
  'count',
  'category',
  'attribute',
  'coupon',
  'review',
  'question',
  'article',
  'page',
  'menu',
  'message',
  'newsletter',
  'audit',
  'import',
  'mail',
  'work',
] as const

export type SubjectType = (typeof subjectTypes)[number]

/** To whom or to what something was done. */
export interface AuditSubject {
  type: SubjectType
  /** Settings are one thing, of the id `shop`; delivery charges are `delivery`; a page of the shop once had its name. */
  id: string
  /** What it was called then: the number of an order, the name of a product. Never of a person, who may leave. */
  name?: string
}

/** Names of fields to what they held. Never names or addresses of people: the audit outlives their accounts. */
export type Facts = Record<string, unknown>

export interface AuditEntry {
  action: AuditedAction
  /** Who did it; null is the merchant at the machine itself. */
  actorId: string | null
  subject: AuditSubject
  before?: Facts
  after?: Facts
  /** Of a bulk change that can be undone later. */
  batchId?: string | undefined
  /** The client's address, `shell`, or `system: ` and the name of a script. */
  origin: string
}
