const soundKey = 'backoffice-sound'
const noticesKey = 'backoffice-notices'

export interface Choices {
  hasSound: boolean
  /** Of the browser, where it allows them. */
  hasNotices: boolean
}

export function readChoices(): Choices {
  return {
    hasSound: stored(soundKey) !== 'off',
    hasNotices: stored(noticesKey) === 'on' && mayNotify(),
  }
}

export const chooseSound = (isOn: boolean) => store(soundKey, isOn ? 'on' : 'off')

/** Asks the browser where it was not asked yet; only after a press. */
export async function chooseNotices(isOn: boolean): Promise<boolean> {
  const isAllowed = isOn && (await Notification.requestPermission()) === 'granted'
  store(noticesKey, isAllowed ? 'on' : 'off')
  return isAllowed
}

export const canNotify = () => 'Notification' in window && Notification.permission !== 'denied'

const mayNotify = () => 'Notification' in window && Notification.permission === 'granted'

interface Ringing {
  person: string
  /** Of the news that it rings for: it rings once. */
  cursor: string
  title: string
  body: string
  onPress: () => void
}

/** Rings in one tab of the browser: where somebody looks and pressed something, for browsers play nothing before that. */
export async function ring({ person, cursor, ...words }: Ringing): Promise<void> {
  const isHidden = document.visibilityState === 'hidden'
  const isUsed = navigator.userActivation.hasBeenActive
  await pause((isHidden ? 200 : 0) + (isUsed ? 0 : 400))
  const sound = async () => {
    const { hasSound, hasNotices } = readChoices()
    if (hasSound && isUsed) await play()
    if (hasNotices && isHidden) notify(words)
    // The other tabs have asked by then.
    await pause(2000)
  }
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return sound()
  await locks.request(`backoffice-ring:${person}:${cursor}`, { ifAvailable: true }, (lock) =>
    lock ? sound() : undefined,
  )
}

const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms))

/** Two tones, made here: no file is loaded. */
export async function play(): Promise<void> {
  const audio = new AudioContext()
  for (const [frequency, begins] of [
    [880, 0],
    [1175, 0.18],
  ] as const) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const at = audio.currentTime + begins
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.25, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.4)
  }
  await pause(700)
  await audio.close()
}

function notify({ title, body, onPress }: Omit<Ringing, 'person' | 'cursor'>): void {
  try {
    const notice = new Notification(title, { body, tag: 'new-orders' })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
      onPress()
    })
  } catch {
    // Chrome on Android shows those of service workers alone; there the sound says it.
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Some private modes give no storage: it holds as it was.
  }
}
