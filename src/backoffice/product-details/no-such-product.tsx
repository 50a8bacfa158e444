import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { NoSuch } from '../errors/no-such.tsx'
import { productsPath } from './product-paths.ts'

/** In place of a page about a product that is not there. */
export const NoSuchProduct = () => (
  <NoSuch
    title={m.editor_none()}
    action={<ShopButtonLink to={productsPath}>{m.editor_to_list()}</ShopButtonLink>}
  >
    {m.editor_none_text()}
  </NoSuch>
)
