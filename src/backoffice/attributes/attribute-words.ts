import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { mostAttributes, type AttributeKind } from '#shop/catalog/attributes/attribute.ts'

export const attributesPath = '/dashboard/attributes'

/** In the place of an id. */
export const newAttribute = 'new'

export const kindNames: Record<AttributeKind, () => string> = {
  text: m.attributes_kind_text,
  number: m.attributes_kind_number,
  'yes-no': m.attributes_kind_yes_no,
  choice: m.attributes_kind_choice,
}

/** What is wrong with the whole. */
export const attributeTroubles: Partial<Record<string, () => string>> = {
  'changed-meanwhile': m.attributes_changed_meanwhile,
  'unknown-attribute': m.attributes_gone,
  'unknown-category': m.attributes_category_gone,
  'attribute-limit': () => m.attributes_limit({ n: countText(mostAttributes) }),
  'kind-is-fixed': m.attributes_kind_is_fixed,
  'choice-in-use': m.attributes_choice_in_use,
}
