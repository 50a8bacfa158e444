import type { TypedField } from '../draft/product-draft.ts'

/** What a field of the form needs: its name, what stands in it, what is wrong with it. */
export type TypedControl = (name: TypedField) => {
  id: string
  name: string
  error: string | undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
  autoFocus?: boolean
}
