import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A small house in which every rule is broken once; the rules of the real one must see each of them.

const house: Record<string, string> = {
  'src/storefront/a.ts': `import './b.ts'`,
  'src/storefront/b.ts': `import './a.ts'`,
  'src/shop/catalog/find-product.ts': `import '../orders/find-order.ts'`,
  'src/shop/orders/find-order.ts': `import '../catalog/take-stock.ts'`,
  'src/shop/catalog/take-stock.ts': `export {}`,
  'src/shop/delivery/quote.ts': `import { Hono } from 'hono'\nexport const x = new Hono()`,
  'src/shop/banners/list-banners.ts': `import '../delivery/tables.ts'`,
  'src/shop/delivery/tables.ts': `export {}`,
  'src/storefront/checkout.ts': `import '../api/orders.ts'`,
  'src/storefront/cart.ts': `import '../backoffice/users.ts'`,
  'src/backoffice/users.ts': `import '../storefront/home.ts'`,
  'src/storefront/home.ts': `export {}`,
  'src/pages/link.ts': `import '../storefront/home.ts'`,
  'src/api/links.ts': `import '../storefront/account/layout/refused-action.ts'`,
  'src/storefront/account/layout/refused-action.ts': `export {}`,
  'src/api/orders.ts': `import '../shop/delivery/tables.ts'`,
  'src/api/banners.ts': `import '../shop/banners/store-banner.ts'`,
  'src/shop/banners/store-banner.ts': `export {}`,
  'src/shop/cart/cart.ts': `import { sql } from 'drizzle-orm'\nexport const x = sql`,
  'src/ui/button.ts': `import '../platform/query.ts'`,
  'src/platform/query.ts': `import 'pg'`,
  'src/platform/money.ts': `import '../shop/cart/cart.ts'`,
  'src/shop/cart/lists/lists.ts': `import { sql } from 'drizzle-orm'\nexport const x = sql`,
  'package.json': `{ "type": "module" }`,
  'tsconfig.json': `{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "allowImportingTsExtensions": true, "noEmit": true } }`,
}

interface Violation {
  rule: { name: string }
  from: string
  to: string
}

let violations: Violation[]
const folder = mkdtempSync(join(tmpdir(), 'haat-house-'))

beforeAll(() => {
  for (const [path, source] of Object.entries(house)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const cli = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const rules = resolve('.dependency-cruiser.mjs')
  const output = execFileSync(
    process.execPath,
    [cli, '--config', rules, '--output-type', 'json', 'src'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 32 * 1024 * 1024,
    },
  )
  violations = (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['no-cycles', 'src/storefront/a.ts'],
  ['capabilities-form-a-line', 'src/shop/catalog'],
  ['shop-knows-no-door', 'src/shop/delivery/quote.ts'],
  ['doors-are-separate', 'src/storefront/checkout.ts'],
  ['doors-are-separate', 'src/storefront/cart.ts'],
  ['doors-are-separate', 'src/backoffice/users.ts'],
  ['only-the-back-office-borrows', 'src/api/links.ts'],
  ['pages-know-no-door', 'src/pages/link.ts'],
  ['doors-write-no-sql', 'src/api/orders.ts'],
  ['doors-change-by-actions', 'src/api/banners.ts'],
  ['tables-are-private', 'src/shop/banners/list-banners.ts'],
  ['one-word-files-are-pure', 'src/shop/cart/cart.ts'],
  ['one-word-files-are-pure', 'src/shop/cart/lists/lists.ts'],
  ['views-never-reach-the-database', 'src/ui/button.ts'],
  ['foundations-know-no-business', 'src/platform/money.ts'],
])('anyone who breaks %s is caught', (rule, from) => {
  expect(
    violations
      .filter((violation) => violation.rule.name === rule)
      .map((violation) => violation.from),
  ).toContain(from)
})
