/** What a request says of the browser that sent it. */
export interface Visit {
  /** Of the client; for rate limits, and for the list of sessions. */
  ipAddress: string
  userAgent: string | null
  cookies: string | null
}
