import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { NoSuch } from '../errors/no-such.tsx'
import { productsPath } from './product-paths.ts'

export const NoProduct = () => (
  <NoSuch
    title={m.editor_none()}
    action={<ShopButtonLink to={productsPath}>{m.editor_to_list()}</ShopButtonLink>}
  >
    {m.editor_none_text()}
  </NoSuch>
)
