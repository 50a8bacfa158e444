/** Pages on which one buys: on phones nothing floats over them, for it would cover their buttons. */
export const isForBuying = (path: string): boolean =>
  /^(\/bn)?\/(product\/|(cart|checkout|ordered)$)/.test(path)
