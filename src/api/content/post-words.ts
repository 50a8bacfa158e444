import type { PostKind } from '#shop/content/posts/post.ts'

/** How the calls of a kind are named. */
export const namesOf = (kind: PostKind) => ({
  path: kind === 'page' ? '/pages' : '/articles',
  one: kind,
  many: kind === 'page' ? 'pages of the shop' : 'articles of the blog',
  refusals: {
    404: { description: `${kind}-not-found` },
    409: {
      description:
        'changed-meanwhile, with the version that stands as `now`; slug-taken; or fixed-page',
    },
  },
})
