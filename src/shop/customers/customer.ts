/** How the shop stands to a customer, from the mildest to the strictest. Of joined customers the strictest counts. */
export const customerMarks = ['none', 'trusted', 'suspicious', 'blocked'] as const

export type CustomerMark = (typeof customerMarks)[number]

/** Colleagues must know why. */
export const needsReason = (mark: CustomerMark): boolean =>
  mark === 'suspicious' || mark === 'blocked'

/** Enough to sort customers by; more is a list that nobody reads. */
export const mostTagsOfCustomer = 20
export const mostTagsOfShop = 200

/** What says that two are one person: a verified e-mail of a guest's order, a claim, or somebody of the staff (D30). */
export const joinReasons = ['staff', 'claim', 'email'] as const
export type JoinReason = (typeof joinReasons)[number]
