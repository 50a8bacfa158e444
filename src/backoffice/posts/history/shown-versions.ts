import { inLanguage, type Language } from '#platform/language.ts'
import { isId } from '#platform/text/is-id.ts'
import { findWholePost } from '#shop/content/posts/list-posts.ts'
import {
  findVersion,
  listVersions,
  versionsOnPage,
  type PostVersion,
} from '#shop/content/posts/list-versions.ts'
import type { PostTexts } from '#shop/content/posts/post.ts'
import { namePeople } from '#shop/identity/users/list-people.ts'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Shop } from '#shop/shop.ts'
import type { Author } from '../../order-details/shown-order.ts'

export interface ShownVersion {
  version: number
  at: string
  author: Author
  fields: PostVersion['fields']
}

interface Wanted {
  id: string
  query: URLSearchParams
}

/** Undefined where there is no such post, or no such version of it. */
export async function loadHistory(shop: Shop, { id, query }: Wanted) {
  const post = isId(id) ? await findWholePost(shop, id) : undefined
  if (!post) return undefined
  const [wanted, before] = [numberIn(query, 'version'), numberIn(query, 'before')]
  const [versions, texts] = await Promise.all([
    listVersions(shop, post, before),
    wanted === undefined
      ? { ...post, picture: post.picture?.hash ?? null }
      : findVersion(shop, { ...post, version: wanted }),
  ])
  if (!texts) return undefined
  const { kind, version, title, titleBn } = post
  return {
    post: { id, kind, version, title, titleBn },
    shown: {
      version: wanted,
      pages: { en: await pageOf(shop, texts, 'en'), bn: await pageOf(shop, texts, 'bn') },
    },
    versions: await showVersions(shop, versions),
    next: nextOf(versions),
  }
}

/** The last one that is listed, where older ones may follow. */
function nextOf(versions: readonly PostVersion[]): number | undefined {
  const last = versions.at(-1)?.version ?? 1
  return versions.length === versionsOnPage && last > 1 ? last : undefined
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** As shoppers would read it. */
async function pageOf(shop: Shop, texts: PostTexts, language: Language) {
  const { title, titleBn, summary, summaryBn, body, bodyBn, picture } = texts
  const pictures = await loadPictures(shop.database, picture ? [picture] : [])
  const bodyLanguage: Language = language === 'bn' && bodyBn ? 'bn' : 'en'
  return {
    title: inLanguage(language, title, titleBn),
    intro: inLanguage(language, summary, summaryBn),
    body: inLanguage(language, body, bodyBn),
    bodyLanguage,
    picture: pictures.get(picture ?? '') ?? null,
  }
}

async function showVersions(shop: Shop, versions: readonly PostVersion[]): Promise<ShownVersion[]> {
  const people = await namePeople(
    shop,
    versions.flatMap(({ by }) => (isId(by) ? [by] : [])),
  )
  return versions.map(({ version, at, by, fields }) => ({
    version,
    at: at.toISOString(),
    author: authorOf(by, people),
    fields,
  }))
}

function authorOf(by: string, people: ReadonlyMap<string, { name: string }>): Author {
  if (!isId(by)) return { kind: 'script' }
  const name = people.get(by)?.name
  return name === undefined ? { kind: 'left' } : { kind: 'person', id: by, name }
}
