import { idempotencyKeyForm } from '#shop/orders/contract.ts'
import { refuse } from './problems.ts'

export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key') ?? ''
  return idempotencyKeyForm.test(key) ? key : undefined
}

export function refuseKey(each = 'order'): Response {
  return refuse({
    status: 400,
    code: 'idempotency-key-missing',
    title: `Send a header Idempotency-Key with 8 to 100 visible characters, a new one for each ${each}.`,
  })
}
