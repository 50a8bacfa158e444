import { createContext, type RouterContextProvider } from 'react-router'
import type { Shop } from '#shop/shop.ts'

/** What page loaders get from the server: the shop, who asks, and where to note what the page was made from. */
export const shopContext = createContext<Shop>()

export const callerContext = createContext<{ ipAddress: string; requestId: string }>()

/** Who measures visits and sales for the merchant, in the browser of the shopper. */
export type Measurer = 'google' | 'meta'

export interface PageNotes {
  topics: Set<string>
  /** Milliseconds since 1970. */
  staleFrom: number | undefined
  keep: boolean
  personal: boolean
  /** Whose ids the page carries. */
  measurers: readonly Measurer[]
  /** Texts of the style elements that loaders had written into the page. */
  styles: readonly string[]
  /** Texts of the scripts that were written into the page. */
  scripts: readonly string[]
  /** What a loader or the rendering threw; the server decides what people see. */
  failure: unknown
}

export const pageNotesContext = createContext<PageNotes>()

/**
 * Marks a page as the same for everybody, made from these topics (D25). Pages that do not say so are never kept.
 * `staleFrom`: the moment from which it is out of date by itself.
 */
export function publicPage(
  context: Readonly<RouterContextProvider>,
  topics: readonly string[],
  staleFrom?: Date,
): void {
  context.get(pageNotesContext).keep = true
  madeFrom(context, topics, staleFrom)
}

/** What stands around a page was made from these. Whether the page is kept is for the page to say. */
export function madeFrom(
  context: Readonly<RouterContextProvider>,
  topics: readonly string[],
  staleFrom?: Date,
): void {
  const notes = context.get(pageNotesContext)
  for (const topic of topics) notes.topics.add(topic)
  if (staleFrom) notes.staleFrom = Math.min(notes.staleFrom ?? Infinity, staleFrom.getTime())
}

/** Marks a page as one person's question: it is never kept, whatever its layout said. */
export function personalPage(context: Readonly<RouterContextProvider>): void {
  context.get(pageNotesContext).personal = true
}

/** Says that the page carries an id of theirs, so that they may run in it. */
export function isMeasuredBy(
  context: Readonly<RouterContextProvider>,
  measurers: readonly Measurer[],
): void {
  context.get(pageNotesContext).measurers = measurers
}

/** Says that the page carries this style element, exactly as it stands there. */
export function carriesStyle(context: Readonly<RouterContextProvider>, style: string): void {
  const notes = context.get(pageNotesContext)
  notes.styles = [...notes.styles, style]
}

/** Says that the page carries this script, exactly as it stands there. */
export function carriesScript(context: Readonly<RouterContextProvider>, script: string): void {
  const notes = context.get(pageNotesContext)
  notes.scripts = [...notes.scripts, script]
}
