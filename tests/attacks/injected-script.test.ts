import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { savePost } from '#shop/content/posts/save-post.ts'
import { stocked } from '../examples/order-examples.ts'
import { openAttackedShop } from './support/attacked-shop.ts'
import { aScript } from '../examples/initiators.ts'

/** Anyone who writes into the database past the shop's own cleaning: an SQL injection, another program, a stolen backup put back. */
const scripts = {
  plain: 'window.attacked = "plain"',
  module: 'window.attacked = "module"',
  late: 'window.attacked = "late"',
}
const elsewhere = 'https://evil.example/module.js'

/** Some look just like what the shop itself writes, to be taken for it. */
const injected = [
  `<script>${scripts.plain}</script>`,
  `<script type="module" async="">${scripts.module}</script>`,
  `<script type="text/late" data-modules="">${scripts.late}</script>`,
  `<link rel="modulepreload" href="${elsewhere}"/>`,
  '<meta name="tag-manager" content="GTM-EVIL1">',
].join('')

/** In a text that is data of the page, and so stands inside a script of the shop's own. */
const breakingOut = `</script><script>window.attacked = "name"</script><!--`

const hostile = new Set([...Object.values(scripts), 'window.attacked = "name"'])

test('a script that got into the content past the shop is approved on no page', async () => {
  const { origin, inside } = await openAttackedShop()
  const { shop } = inside
  const variantId = await stocked(shop, { name: `Teapot ${breakingOut}`, stock: 10 })
  await savePost(shop, aScript, { kind: 'page', slug: 'about-us', title: 'About us' })
  const article = {
    kind: 'article' as const,
    slug: 'tea',
    title: 'Tea',
    summary: 'Tea',
    body: 'Tea',
    publishedAt: shop.now(),
  }
  await savePost(shop, aScript, article)
  await shop.database.execute(sql`UPDATE products SET description = ${injected}`)
  await shop.database.execute(sql`UPDATE posts SET body = ${injected}`)
  const { rows } = await shop.database.execute<{ slug: string }>(
    sql`SELECT slug FROM products JOIN variants ON product_id = products.id WHERE variants.id = ${variantId}`,
  )
  for (const path of [`/product/${rows[0]?.slug}`, '/about-us', '/blog/tea']) {
    const answer = await fetch(origin + path)
    expect({ path, status: answer.status }).toEqual({ path, status: 200 })
    const html = await answer.text()
    const policy = scriptPolicy(answer)
    expect(html).toContain(scripts.plain)
    const approved = [...hostile].filter((script) => policy.includes(hashOf(script)))
    expect({ path, approved }).toEqual({ path, approved: [] })
    expect(policy).not.toMatch(/unsafe|nonce|data:|googletagmanager/)
    // The page itself asks for none of it either.
    expect(ownLateModules(html)).not.toContain(elsewhere)
    // A name cannot end the script that carries it.
    expect(html).not.toContain(breakingOut)
    // The shop's own scripts run all the same, each of them.
    const own = executableScripts(html).filter((script) => !hostile.has(script))
    expect(own.length).toBeGreaterThan(4)
    const refused = own.filter((script) => !policy.includes(hashOf(script)))
    expect({ path, refused }).toEqual({ path, refused: [] })
  }
})

const scriptPolicy = ({ headers }: Response) =>
  /script-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0] ?? ''

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** As a browser finds them, with what the shop puts off until the first screen is there. */
function executableScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', text = '']) => (attributes.includes('json') ? [] : [text]),
  )
}

/** Of the last such element: what is injected stands before it. */
const ownLateModules = (html: string) =>
  [...html.matchAll(/<script type="text\/late" data-modules="([^"]*)"/g)].at(-1)?.[1] ?? ''
