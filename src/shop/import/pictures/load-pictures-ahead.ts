import pLimit from 'p-limit'
import { findPicture, type FindPictureResult, type PictureSearch } from './find-picture.ts'

/** Of the whole import: each holds at most one picture's bytes, and they fit into the line of pictures to be unpacked. */
const picturesAtOnce = 8

export interface PictureLoading {
  find: (source: string) => Promise<FindPictureResult>
  /** Breaks off what is under way, and waits until nothing is. */
  end: () => Promise<void>
}

type LoadingContext = Omit<PictureSearch, 'silences' | 'signal'> & {
  signal: AbortSignal | undefined
}

/** Loads pictures eight at a time, whichever products ask for them. One that is asked for twice meanwhile is loaded once. */
export function openPictureLoading({ signal, ...around }: LoadingContext): PictureLoading {
  const ending = new AbortController()
  const search: PictureSearch = {
    ...around,
    silences: new Map(),
    signal: signal ? AbortSignal.any([signal, ending.signal]) : ending.signal,
  }
  const limit = pLimit(picturesAtOnce)
  const underWay = new Map<string, Promise<FindPictureResult>>()
  const find = (source: string): Promise<FindPictureResult> => {
    const known = underWay.get(source)
    if (known) return known
    const finding = limit(findPicture, search, source)
    underWay.set(source, finding)
    const forget = () => underWay.delete(source)
    finding.then(forget, forget)
    return finding
  }
  return {
    find,
    end: async () => {
      ending.abort()
      await Promise.allSettled(underWay.values())
    },
  }
}
