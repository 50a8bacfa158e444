import type { Pool } from 'pg'
import { signUp } from '../support/sign-up.ts'

/** The token of somebody who may do everything, and signed in just now. */
export async function signUpOwner(origin: string, pool: Pool): Promise<string> {
  const { email, token } = await signUp(origin, 'owner')
  await pool.query(
    `UPDATE users SET role = 'owner', email_verified = true, second_factor_at = now() WHERE email = $1`,
    [email],
  )
  return token
}
