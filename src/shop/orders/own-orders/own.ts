/** Whose orders are asked for: an account, and the e-mail address that it has proved to be its own. */
export interface Buyer {
  userId: string
  email: string
  emailVerified: boolean
}

export const ordersOnPage = 10
