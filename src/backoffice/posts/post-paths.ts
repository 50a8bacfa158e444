import type { PostKind } from '#shop/content/posts/post.ts'

export const postsPath = '/dashboard/pages'

/** In the place of an id. */
export const newPosts: Record<PostKind, string> = { page: 'new-page', article: 'new-article' }

export const postEditPath = (id: string) => `${postsPath}/${id}`

export const historyPath = (id: string) => `${postsPath}/${id}/history`

/** Of which kind a new one is; nothing where the URL names no new one. */
export const newKind = (name: string): PostKind | undefined =>
  (['page', 'article'] as const).find((kind) => newPosts[kind] === name)
