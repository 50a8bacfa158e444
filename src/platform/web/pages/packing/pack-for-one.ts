import { brotli, chooseEncoding, zip, type Encoding } from './encoding.ts'
import { etagOf, headersOfForms, type RenderedPage } from '../page-cache.ts'

/** A page that is sent once and never kept. */
export interface PackedPage {
  status: number
  /** Flat name, value list. */
  headers: string[]
  body: Buffer
}

const pack: Record<Encoding, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br: (body) => brotli(body, 4),
  gzip: (body) => zip(body),
  identity: (body) => body,
}

/** In the one form that who asks takes best. To pack it in the other one, too, would be for nobody. */
export async function packForOne(
  page: RenderedPage,
  accepted: string | undefined,
): Promise<PackedPage> {
  const encoding = chooseEncoding(accepted)
  const body = await pack[encoding](page.body)
  const headers = headersOfForms(page, etagOf(page.body))(encoding, body.length)
  return { status: page.status, headers, body }
}
