import { useEffect, useState } from 'react'
import type { LiveVisits } from '#shop/reports/visits/load-live.ts'
import { callInBackground } from '../../ask-as-staff.ts'

const lookEveryMs = 20_000

/** Who is in the shop now. It looks again while the page is in sight; what does not answer leaves what is known. */
export function useLiveVisits(loaded: LiveVisits): LiveVisits {
  const [fresh, setFresh] = useState<LiveVisits>()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void look().then((live) => live && setFresh(live))
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return fresh ?? loaded
}

const look = () => callInBackground<LiveVisits>('/reports/visits/live', { method: 'GET' })
