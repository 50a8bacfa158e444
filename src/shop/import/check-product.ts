import { tidyText } from '#platform/text/tidy.ts'
import { productDraftSchema, type ProductDraft } from '../catalog/contract.ts'
import type { ImportedProduct } from './formats/product.ts'
import type { Remark } from './formats/row.ts'

/** What a file may name once, with the line that names it: two products must not take turns with each import. */
export interface Named {
  skus: Map<string, number>
  slugs: Map<string, number>
}

interface ProductCheck {
  /** Nothing where the product cannot go in. */
  draft: ProductDraft | undefined
  /** Rows that stay out. */
  problems: Remark[]
}

export interface CheckedProduct extends ProductCheck {
  product: ImportedProduct
  draft: ProductDraft
}

type Variants = ImportedProduct['variants']

/** Leaves out the variants that cannot be sold as they are; the others go in. */
export function checkProduct(product: ImportedProduct, named: Named): ProductCheck {
  const problems = [...product.problems]
  const refused = (reason: string): ProductCheck => ({
    draft: undefined,
    problems: [...problems, { line: product.line, reason }],
  })
  const { slug, name } = product.draft
  const sameSlug = slug && named.slugs.get(slug)
  if (sameSlug) return refused(`The handle ${slug} is already in row ${sameSlug}`)

  let variants = withoutNamed(product.variants, named, problems)
  while (variants.length > 0) {
    const checking = checkWith(product, variants)
    if (checking.outcome === 'fits') {
      for (const { line, draft } of variants) named.skus.set(tidyText(draft.sku), line)
      if (slug) named.slugs.set(slug, product.line)
      return { draft: checking.draft, problems }
    }
    if (checking.outcome === 'refused') return refused(checking.reason)
    problems.push(...checking.problems)
    variants = checking.others
  }
  // Of a single row it has been said already.
  if (new Set(problems.map(({ line }) => line)).size === 1) return { draft: undefined, problems }
  return refused(`Nothing of ${name} can be sold, so it stays out`)
}

function withoutNamed(variants: Variants, { skus }: Named, problems: Remark[]): Variants {
  return variants.filter(({ line, draft }) => {
    const before = skus.get(tidyText(draft.sku))
    if (before !== undefined)
      problems.push({ line, reason: `The SKU ${draft.sku} is already in row ${before}` })
    return before === undefined
  })
}

type Checking =
  | { outcome: 'fits'; draft: ProductDraft }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'some-bad'; problems: Remark[]; others: Variants }

function checkWith(product: ImportedProduct, variants: Variants): Checking {
  const drafts = variants.map(({ draft }) => draft)
  const parsed = productDraftSchema.safeParse({ ...product.draft, variants: drafts })
  if (parsed.success) return { outcome: 'fits', draft: parsed.data }

  const { issues } = parsed.error
  const ofProduct = issues.find(
    ({ path: [part, index] }) => part === 'options' || typeof index !== 'number',
  )
  if (ofProduct) return { outcome: 'refused', reason: ofProduct.message }
  const bad = new Map(issues.map(({ path: [, index], message }) => [index, message]))
  return {
    outcome: 'some-bad',
    problems: variants.flatMap(({ line }, index) => {
      const reason = bad.get(index)
      return reason === undefined ? [] : [{ line, reason }]
    }),
    others: variants.filter((_variant, index) => !bad.has(index)),
  }
}
