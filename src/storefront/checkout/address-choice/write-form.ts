import { emptyDraft, fieldNames, type Draft } from '../fields/draft.ts'
import { choosePlace, formId, storeDraft, readForm } from '../fields/stored-draft.ts'
import { fieldId } from '../fields/use-fields.ts'

/** Who gets it and where: what a saved address says. */
export type Goal = Pick<Draft, 'fullName' | 'phone' | 'district' | 'area' | 'address'>

export const noGoal: Goal = {
  fullName: emptyDraft.fullName,
  phone: emptyDraft.phone,
  district: emptyDraft.district,
  area: emptyDraft.area,
  address: emptyDraft.address,
}

export function readGoal(): Goal {
  const { fullName, phone, district, area, address } = readForm()
  return { fullName, phone, district, area, address }
}

/** A place that is only half typed is nobody's choice yet, but somebody is at it. */
export function isTypingPlace(): boolean {
  const field = document.getElementById(fieldId('district'))
  return field instanceof HTMLInputElement && field.value !== ''
}

/** Writes over what the form says of these, because somebody has chosen so. */
export function writeGoal(goal: Goal): void {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name)
    const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isTyped && name in noGoal) field.value = goal[name as keyof Goal]
  }
  choosePlace({ district: goal.district, area: goal.area })
  storeDraft()
}
