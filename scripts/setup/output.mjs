import { ownEnvironment } from './ensure-installed.mjs'

export const isTerminal = process.stdout.isTTY === true

/** No colour codes in a log file or pipe. FORCE_COLOR, which some machines set, would win over NO_COLOR. */
export function outputEnvironment(settings = {}) {
  const environment = ownEnvironment(settings)
  if (isTerminal) return environment
  delete environment.FORCE_COLOR
  return { ...environment, NO_COLOR: '1' }
}
