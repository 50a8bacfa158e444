import { isatty } from 'node:tty'

/** How long npm may be gone before we notice (ms). */
const lookEveryMs = 250

const starter = process.ppid

/** As nohup leaves us: the merchant who closes the terminal wants the shop to stay open. Asked now; a closed one is none any more. */
const isWithoutTerminal = ![0, 1, 2].some((stream) => isatty(stream))

/**
 * The merchant who runs `npm start` ends it by ending npm, and npm and its shell often die without a word to us. What is started
 * without npm (systemd, a shell script) has no such starter: it may be left running by itself.
 */
export function whenStarterIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return
  let hungUp = false
  process.on('SIGHUP', () => (hungUp = true))
  let isGone = false
  setInterval(() => {
    // Second look: the signal that ended npm may be on its way to us, too.
    if (isGone && !(hungUp && isWithoutTerminal)) stop()
    isGone = process.ppid !== starter
  }, lookEveryMs).unref()
}
