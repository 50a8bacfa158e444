import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { NoSuch } from '../../errors/no-such.tsx'
import { categoriesPath } from '../category-paths.ts'

export const NoCategory = () => (
  <NoSuch
    title={m.categories_no()}
    action={<ShopButtonLink to={categoriesPath}>{m.categories_to_list()}</ShopButtonLink>}
  >
    {m.editor_none_text()}
  </NoSuch>
)
