import type { z } from 'zod'
import { optionInWords, optionKey, type Option } from './option.ts'

interface Drafted {
  options?: readonly unknown[] | undefined
  variants: readonly (Partial<Option> & { sku: string })[]
}

/** What two variants of one draft can be seen to share; the rest is known once the shop has been asked. */
export function checkVariants({ options, variants }: Drafted, context: z.RefinementCtx): void {
  const skus = new Set<string>()
  const choices = new Set<string>()
  const refuse = (index: number, message: string) =>
    context.addIssue({ code: 'custom', path: ['variants', index], message })
  for (const [index, variant] of variants.entries()) {
    const { sku, optionValues } = variant
    const choice = choiceOf(variant, options)
    const key = choice ? optionKey(choice) : sku
    if (skus.has(sku)) refuse(index, `The SKU ${sku} is there twice`)
    else if (options && optionValues && optionValues.length !== options.length)
      refuse(index, 'It has another number of values than the product has options')
    else if (choices.has(key))
      refuse(index, `Two variants have ${choice ? optionInWords(choice) : sku}`)
    skus.add(sku)
    choices.add(key)
  }
}

/** Undefined: a part of it is left out, and stays as the shop has it. */
function choiceOf(
  { color, size, optionValues }: Partial<Option>,
  options: Drafted['options'],
): Option | undefined {
  // Of a draft that says nothing of options, the shop may know some.
  const values = optionValues ?? (options?.length === 0 ? [] : undefined)
  if (color === undefined || size === undefined) return undefined
  return values && { color, size, optionValues: values }
}
