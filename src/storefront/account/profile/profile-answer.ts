import type { IdentityProblem } from '#shop/identity/contract.ts'
import type { DeleteAccountResult } from '#shop/identity/accounts/delete-account.ts'
import type { PhotoRefusal } from '#shop/identity/photos/save-photo.ts'
import type { EmailAnswer } from './email/email-answer.ts'

export type ProfileAnswer =
  | { outcome: 'saved' }
  /** A mail is on its way, to prove the address. */
  | { outcome: 'asked' }
  | { outcome: 'check-name'; name: string; problem: IdentityProblem | undefined }
  | { outcome: 'deletion-refused'; why: Exclude<DeleteAccountResult['outcome'], 'deleted'> }
  | { outcome: 'photo-refused'; why: PhotoRefusal | 'nothing-chosen' | 'cut-off' }
  | EmailAnswer
