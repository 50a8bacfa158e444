interface Limits {
  /** Of all together. */
  most: number
  /** Of each who sends. */
  mostOfOne: number
}

/** Room that was given to one request. Given back once, however often it is said. */
export type GiveBack = () => void

/**
 * How much of what people send may wait here at once, to be read whole and answered. Counted for all together, so that nothing
 * overflows, and for each who sends, so that nobody takes the room of all.
 */
export class WaitingBytes {
  private total = 0
  private readonly ofOne = new Map<string, number>()
  private readonly limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Undefined where there is no room for it just now. */
  hold(who: string, bytes: number): GiveBack | undefined {
    const held = this.ofOne.get(who) ?? 0
    const { most, mostOfOne } = this.limits
    if (this.total + bytes > most || held + bytes > mostOfOne) return undefined
    this.total += bytes
    this.ofOne.set(who, held + bytes)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.giveBack(who, bytes)
    }
  }

  private giveBack(who: string, bytes: number): void {
    this.total -= bytes
    const left = (this.ofOne.get(who) ?? 0) - bytes
    if (left > 0) this.ofOne.set(who, left)
    else this.ofOne.delete(who)
  }
}
