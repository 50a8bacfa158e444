import { m } from '#paraglide/messages.js'
import type { Author } from './order-details/shown-order.ts'

/** Who did it, in the middle of a sentence. */
export function authorName(author: Author): string {
  switch (author.kind) {
    case 'person':
      return author.name
    case 'shopper':
      return m.desk_by_shopper()
    case 'shop':
      return m.desk_by_shop()
    case 'script':
      return m.desk_by_script()
    case 'left':
      return m.desk_by_left()
  }
}
