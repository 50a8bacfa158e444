import { m } from '#paraglide/messages.js'
import type { PostKind, PostState } from '#shop/content/posts/post.ts'
import type { BadgeKind } from '#ui/badge.tsx'

export const kindNames: Record<PostKind, () => string> = {
  page: m.posts_pages,
  article: m.posts_articles,
}

export const newWords: Record<PostKind, () => string> = {
  page: m.posts_new_page,
  article: m.posts_new_article,
}

export const stateNames: Record<PostState, () => string> = {
  draft: m.posts_draft,
  planned: m.posts_planned,
  published: m.posts_published,
}

export const stateBadges: Record<PostState, BadgeKind> = {
  draft: 'quiet',
  planned: 'deal-wash',
  published: 'brand',
}

export const postTroubles: Partial<Record<string, () => string>> = {
  'changed-meanwhile': m.posts_changed_meanwhile,
  'unknown-page': m.posts_gone,
  'unknown-article': m.posts_gone,
  'unknown-version': m.posts_version_gone,
  'unknown-picture': m.picture_gone,
  'fixed-page': m.posts_fixed,
  'slug-taken': m.posts_slug_taken_meanwhile,
}
