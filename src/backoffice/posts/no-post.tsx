import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { NoSuch } from '../errors/no-such.tsx'
import { postsPath } from './post-paths.ts'

export const NoPost = () => (
  <NoSuch
    title={m.posts_no()}
    action={<ShopButtonLink to={postsPath}>{m.posts_to_list()}</ShopButtonLink>}
  >
    {m.editor_none_text()}
  </NoSuch>
)
