import { exportedLists, type ExportedList } from './export-format.ts'

/** Longer ones are written in the background; one of this length takes a few seconds. */
export const longestDirectExport = 5000
/** Of the whole shop, one of each person: more would be ready tomorrow. */
export const mostUnfinished = 20
/** Of one person; the oldest give way. */
export const mostStoredExports = 5
/** A file full of people is not kept longer than it takes to fetch it. */
export const storedHours = 24
/** A sheet has 1,048,576 rows, and the first one holds the titles. */
export const mostRowsOfSheet = 1_048_575

export const exportStates = ['waiting', 'writing', 'ready', 'failed'] as const
export type ExportState = (typeof exportStates)[number]

/** `too-long`: for a sheet. `no-room`: on the disk. `crashed`: writing it ended the process each time. */
export const exportProblems = ['too-long', 'no-room', 'broken', 'crashed'] as const
export type ExportProblem = (typeof exportProblems)[number]

export const isUnfinished = (state: ExportState): boolean =>
  state === 'waiting' || state === 'writing'

/** Announced when one is asked for: whichever instance is free writes it. */
export const exportsTopic = 'long-exports'

const ended = 'long-export:'

/** An export has ended, and for whom. */
export interface EndedExport {
  userId: string
  list: ExportedList
  id: string
  state: 'ready' | 'failed'
}

export const endedTopic = ({ userId, list, id, state }: EndedExport): string =>
  `${ended}${userId}:${list}:${id}:${state}`

export function readEndedTopic(topic: string): EndedExport | undefined {
  if (!topic.startsWith(ended)) return undefined
  const [userId = '', of, id = '', state] = topic.slice(ended.length).split(':')
  const list = exportedLists.find((one) => one === of)
  return list && { userId, list, id, state: state === 'ready' ? state : 'failed' }
}
