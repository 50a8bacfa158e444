import { useSyncExternalStore } from 'react'
import { typeCoupon } from '../coupon/typed-coupon.ts'
import { chooseMethod } from '../pickup/chosen-method.ts'
import { draftKey, fieldNames, understandDraft, type Draft } from './draft.ts'
import { attemptKey } from '../submission/attempt.ts'
import { lastOrderKey } from '../submission/last-order.ts'
import { removeText, storeText, parseText, readText } from '../submission/stored-text.ts'

/** What is typed stands in the form itself; the place is chosen, and stands here. Both survive a reload. */
export interface ChosenPlace {
  district: string
  area: string
}

export const formId = 'checkout-form'

const nowhere: ChosenPlace = { district: '', area: '' }
/** What was typed on an earlier visit is in the form again. */
let isRestored = false
const listeners = new Set<() => void>()
/** Undefined before the first look at what the browser kept. */
let place: ChosenPlace | undefined

export function useChosenPlace(): ChosenPlace {
  return useSyncExternalStore(subscribe, readPlace, () => nowhere)
}

/** True where a form of this page was filled with what somebody typed into it before. */
export function useIsRestored(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isRestored,
    () => false,
  )
}

export function choosePlace(change: Partial<ChosenPlace>): void {
  place = { ...readPlace(), ...change }
  storeDraft()
  notify()
}

/** Everything that the form holds now. */
export function readForm(): Draft {
  const form = document.getElementById(formId)
  const typed = form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
  return { ...understandDraft(typed), ...readPlace() }
}

export function storeDraft(): void {
  storeText(draftKey, JSON.stringify(readForm()))
}

export function clearDraft(): void {
  place = undefined
  isRestored = false
  removeText(draftKey)
  typeCoupon('')
  chooseMethod('delivery')
}

/** Puts back what was typed before; what was typed into this page before it came alive is newer. */
export function restoreForm(): void {
  const draft = readDraft()
  fillEmpty(draft)
  isRestored = personalNames.some((name) => draft[name] !== '')
  notify()
}

const personalNames = ['fullName', 'phone', 'email', 'address'] as const

/** They are somebody else's: empties the form, and removes what this browser stores of them. */
export function clearDetails(): void {
  const form = document.getElementById(formId)
  if (form instanceof HTMLFormElement)
    for (const name of fieldNames) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.value = ''
    }
  place = nowhere
  isRestored = false
  for (const key of [draftKey, lastOrderKey, attemptKey]) removeText(key)
  notify()
}

/** What somebody has typed or chosen stays; what comes into the field that somebody is about to type in gives way to it. */
export function fillEmpty(draft: Draft): void {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name)
    const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (!isTyped || field.value !== '') continue
    field.value = draft[name]
    if (field === document.activeElement) field.select()
  }
}

const readDraft = () => understandDraft(parseText(readText(draftKey)))

function readPlace(): ChosenPlace {
  if (!place) {
    const { district, area } = readDraft()
    place = { district, area }
  }
  return place
}

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
