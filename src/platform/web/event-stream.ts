interface ServerSentEvent {
  name: string
  /** What a browser that comes back says it received last (Last-Event-ID). */
  id?: string
  data: unknown
}

export interface EventStream {
  response: Response
  /** False where more waits than may wait: the client does not read, or too slowly. */
  send: (event: ServerSentEvent) => boolean
  close: () => void
}

/** As many events wait for one connection, and no more. */
const mostWaiting = 64
const retryMs = 3000

/**
 * Server-sent events (WHATWG HTML, 9.2) as an answer that does not end by itself. `onGone`: the client has gone.
 * No proxy keeps them back or changes them: nginx by its own header, all others by `no-transform`.
 */
export function openEventStream(onGone: () => void): EventStream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start: (started) => {
        controller = started
        started.enqueue(encoder.encode(`retry: ${retryMs}\n\n`))
      },
      cancel: () => {
        controller = undefined
        onGone()
      },
    },
    { highWaterMark: mostWaiting },
  )
  return {
    response: new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    }),
    send: ({ name, id, data }) => {
      if (!controller || (controller.desiredSize ?? 0) <= 0) return false
      // JSON has no line breaks of its own.
      const lines = [...(id === undefined ? [] : [`id: ${id}`]), `event: ${name}`]
      controller.enqueue(encoder.encode(`${lines.join('\n')}\ndata: ${JSON.stringify(data)}\n\n`))
      return true
    },
    close: () => {
      controller?.close()
      controller = undefined
    },
  }
}
