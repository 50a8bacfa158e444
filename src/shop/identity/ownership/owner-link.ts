import { createHash, randomBytes } from 'node:crypto'

/** Long enough to come back after lunch; while there is no owner another one is printed when it ends. */
export const ownerLinkHours = 24

export const newOwnerCode = () => randomBytes(24).toString('base64url')

/** What the database knows of a code: whoever reads it there cannot use it. */
export const ownerCodeMark = (code: string) =>
  `owner-link:${createHash('sha256').update(code).digest('base64url')}`

/** Behind #, which browsers send nowhere: no log and no other site learns the code. */
export const ownerAddress = (shopUrl: string, code: string) => `${shopUrl}/owner#${code}`
