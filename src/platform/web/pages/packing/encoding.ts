import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest that the header Accept-Encoding allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

const compress = promisify(brotliCompress)

export const zip = promisify(gzip)

/**
 * How far back a page is compared with itself: 2 to the 18th bytes, longer than pages are. By itself Brotli reserves 9 MB for
 * each page at once, which a visit by a search engine turns into hundreds; this takes 2 MB, for the same bytes.
 */
const windowBits = 18

export function brotli(body: Buffer, quality: 4 | 7): Promise<Buffer<ArrayBuffer>> {
  return compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
