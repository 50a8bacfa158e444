/** Work that all tabs of a browser share, and one of them does at a time. */
export function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Browsers have no locks on URLs without TLS.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work) as Promise<Result>
}
