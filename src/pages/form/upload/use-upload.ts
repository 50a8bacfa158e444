import { useRef, useState } from 'react'
import type { FormResult, FormTrouble } from '../form-result.ts'

/** How a form with files is sent: with its progress, and a way to stop it. `send` is for `useForm`. */
export function useUpload() {
  const [share, setShare] = useState<number>()
  const [isStopped, setStopped] = useState(false)
  const stopping = useRef<AbortController>(undefined)

  async function send(
    page: string | undefined,
    form: FormData,
  ): Promise<FormResult | FormTrouble | undefined> {
    const { signal } = (stopping.current = new AbortController())
    setStopped(false)
    setShare(0)
    try {
      const { uploadFiles } = await import('./upload-files.ts')
      return await uploadFiles(page, form, { signal, onProgress: setShare })
    } finally {
      setStopped(signal.aborted)
      setShare(undefined)
    }
  }
  return {
    /** From 0 to 1; undefined where nothing is sent. */
    share,
    isStopped,
    stop: () => stopping.current?.abort(),
    send,
  }
}

export type Upload = ReturnType<typeof useUpload>
