import { refuse } from '../answers/problems.ts'

const titles: Readonly<Record<string, readonly [status: number, title: string]>> = {
  'unknown-page': [404, 'There is no such page.'],
  'unknown-article': [404, 'There is no such article.'],
  'unknown-version': [404, 'There is no such version.'],
  'unknown-picture': [400, 'The shop holds no picture of this hash.'],
  'slug-taken': [409, 'Another one has this slug.'],
  'fixed-page': [409, 'This page keeps its place in the shop: it has no other slug, and stays.'],
  'changed-meanwhile': [409, 'Somebody else changed this meanwhile. Read it again, then decide.'],
}

/** `unknown-page` is `page-not-found` to programs. */
export function refusePost(refusal: { outcome: string; version?: number }): Response {
  const { outcome, version } = refusal
  const [status, title] = titles[outcome] ?? [409, outcome]
  const code = status === 404 ? `${outcome.replace('unknown-', '')}-not-found` : outcome
  return refuse({ status, code, title, ...(version !== undefined && { now: version }) })
}
