// For a program that works on files of strangers in a process of its own: limits its memory, and lets everything else on the
// machine go first. JavaScript, because taking the types away when it starts would cost a fifth of the memory that it may use.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** The exit code of a program that took more memory than it may. */
const tooMuchMemory = 86
/** Stacks of threads that start with the first task. */
const stackBytes = 64 * 1024 * 1024

/**
 * To be called once everything is imported. The program ends when it takes more than these bytes beyond what it has now. Answers how
 * many it holds.
 */
export async function confine(mostBytes) {
  const startBytes = process.memoryUsage.rss()
  const heldBytes = () => process.memoryUsage.rss() - startBytes
  setInterval(() => {
    if (heldBytes() > mostBytes) process.exit(tooMuchMemory)
  }, 5)
  // The process that started it decides when it ends; a signal to the whole group must not lose its task.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  makeExpendable()
  await limitData(mostBytes)
  return { heldBytes }
}

/** Shoppers' pages go first; and where the machine has no memory left, this process goes before all others. */
function makeExpendable() {
  try {
    setPriority(5)
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Not on this system.
  }
}

/** Between two looks at the memory the kernel holds the limit, where it can be limited. */
async function limitData(mostBytes) {
  if (process.platform !== 'linux') return
  const kilobytes = Number(/VmData:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
  const limit = kilobytes * 1024 + stackBytes + mostBytes * 1.5
  await new Promise((done) => {
    execFile('prlimit', ['--pid', String(process.pid), `--data=${Math.round(limit)}`], done)
  })
}
