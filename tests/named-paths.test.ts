import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** A path below one of our folders that ends as files and folders do; capitals, `*`, `{` and `…` in it stand for many. */
const namedPath =
  /(?<![\w./-])(?:src|scripts|tests|bench|demo|messages|database)\/[a-z0-9_./-]*(?:\/|\.(?:tsx?|mjs|js|css|json|sql|md))(?![\w*{…])/g

const documents = [
  ...readdirSync(root),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join('docs', name),
  ),
].filter((name) => /\.md$|^NOTICE$/.test(name))

test('every path that a document names is there', () => {
  const lost = documents.flatMap((document) =>
    [...new Set(readFileSync(join(root, document), 'utf8').match(namedPath))]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document}: ${path}`),
  )
  expect(lost).toEqual([])
})
