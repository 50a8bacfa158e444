import cluster from 'node:cluster'
import { isatty } from 'node:tty'

/** Calls `stop`, perhaps several times, when somebody ends us: by a signal, by closing the terminal, by ending who started us. */
export function whenAskedToStop(stop: () => void): void {
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Without any terminal, as nohup leaves us, its end is nothing to us. Asked now; a closed one is none any more.
  const isOnTerminal = [0, 1, 2].some((stream) => isatty(stream))
  process.on('SIGHUP', () => {
    if (isOnTerminal) stop()
  })
  // A closed terminal takes no more lines; what is still logged must not end us before we have stopped in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  // The process that started us holds the other end of this channel. Workers of a cluster end with it by themselves.
  if (process.channel && !cluster.isWorker) process.on('disconnect', stop)
}
