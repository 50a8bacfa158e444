import type * as library from 'better-auth/crypto'
import type * as images from '../../src/platform/images/images.ts'

/**
 * A hash of a password costs a tenth of a second on purpose, and tests ask for hundreds of the same three: what the library answered
 * once holds for the worker. Whole programs that tests start hash each time.
 */
export function hashOnce<Crypto extends typeof library>(actual: Crypto): Crypto {
  const hashes = new Map<string, Promise<string>>()
  const verdicts = new Map<string, Promise<boolean>>()
  return {
    ...actual,
    hashPassword: (password: string) =>
      remember(hashes, password, () => actual.hashPassword(password)),
    verifyPassword: (given: { hash: string; password: string }) =>
      remember(verdicts, JSON.stringify(given), () => actual.verifyPassword(given)),
  }
}

/** A filled demonstration measures 240 drawings, for more than a second; each test that fills one has the same. */
export function measureOnce<Images extends typeof images>(actual: Images): Images {
  const measures = new Map<string, ReturnType<Images['measureDrawing']>>()
  return {
    ...actual,
    measureDrawing: (svg: string) => remember(measures, svg, () => actual.measureDrawing(svg)),
  }
}

function remember<Answer>(known: Map<string, Answer>, key: string, ask: () => Answer): Answer {
  const answer = known.get(key) ?? ask()
  known.set(key, answer)
  return answer
}
