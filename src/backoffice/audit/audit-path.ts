/** The log, without language. */
export const auditPath = '/dashboard/audit'
