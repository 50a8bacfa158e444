import { useEffect, useState } from 'react'
import type { AreasAnswer, DistrictsAnswer } from '#shop/delivery/contract.ts'
import { apiPath } from '../../api-path.ts'

export type DistrictChoice = DistrictsAnswer['districts'][number]
export type AreaChoice = AreasAnswer['areas'][number]

/** Undefined until they are there; without them the fields take what is typed. */
export function useDistricts(): readonly DistrictChoice[] | undefined {
  return useAnswer<DistrictsAnswer>('/districts')?.districts
}

export function useAreas(district: string): readonly AreaChoice[] | undefined {
  return useAnswer<AreasAnswer>(
    district ? `/areas?district=${encodeURIComponent(district)}` : undefined,
  )?.areas
}

const answered = new Map<string, unknown>()

function useAnswer<Answer>(path: `/${string}` | undefined): Answer | undefined {
  const [, setRound] = useState(0)
  useEffect(() => {
    if (!path || answered.has(path)) return undefined
    const gone = new AbortController()
    const ask = async () => {
      if (answered.has(path)) return
      const answer = await load(path, gone.signal)
      if (answer !== undefined) answered.set(path, answer)
      if (!gone.signal.aborted) setRound((before) => before + 1)
    }
    void ask()
    window.addEventListener('online', ask)
    return () => {
      gone.abort()
      window.removeEventListener('online', ask)
    }
  }, [path])
  return path ? (answered.get(path) as Answer | undefined) : undefined
}

async function load(path: `/${string}`, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(apiPath(path), { signal })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
