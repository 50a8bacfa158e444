import { FormNotice } from '#pages/form/form-notice.tsx'
import { isRefusal } from '#shop/action-refusal.ts'
import { RefusedAction } from '#storefront/account/layout/refused-action.tsx'
import { troubleWords } from './problem-words.ts'

/** Why the product was not saved. */
export function ProductTrouble({
  trouble,
  isStale,
}: {
  trouble: string | undefined
  isStale: boolean
}) {
  if (trouble !== undefined && isRefusal(trouble)) return <RefusedAction refusal={trouble} />
  return (
    <FormNotice
      trouble={trouble ?? (isStale ? 'changed-meanwhile' : undefined)}
      words={troubleWords}
    />
  )
}
