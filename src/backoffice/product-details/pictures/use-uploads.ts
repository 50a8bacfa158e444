import { useEffect, useRef, useState } from 'react'
import { problemIn, type FormResult } from '#pages/form/form-result.ts'
import { localPath } from '#pages/shop-link.tsx'
import { mostPictureBytes } from '#shop/pictures/picture.ts'
import { picturesPath, type UploadedPicture } from './uploaded-picture.ts'

/** A file on its way. */
export interface Upload {
  key: number
  file: File
  /** From 0 to 1; undefined while others go first. */
  share: number | undefined
  /** Key of why it was not taken. */
  problem: string | undefined
}

/** Sends files one after the other, as the shop unpacks them; `take` gets each picture that arrived. */
export function useUploads(take: (hash: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const leaving = useRef<AbortController>(undefined)
  const last = useRef(0)
  const taking = useRef(take)
  useEffect(() => {
    taking.current = take
  })
  useEffect(() => () => leaving.current?.abort(), [])

  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key))

  async function send({ key, file }: Upload): Promise<void> {
    leaving.current ??= new AbortController()
    change(key, { share: 0, problem: undefined })
    const { signal } = leaving.current
    const answer = await sendFile(file, signal, (share) => change(key, { share }))
    if (signal.aborted) return
    if (typeof answer === 'string') return change(key, { share: undefined, problem: answer })
    taking.current(answer.hash)
    drop(key)
  }
  const queue = (upload: Upload) => {
    line.current = line.current.then(() => send(upload))
  }
  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file) => {
        last.current += 1
        return { key: last.current, file, share: undefined, problem: undefined }
      })
      setUploads((all) => [...all, ...added])
      added.forEach(queue)
    },
    again: (upload: Upload) => {
      change(upload.key, { problem: undefined })
      queue(upload)
    },
    drop,
  }
}

/** The picture, or the key of why there is none. */
async function sendFile(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<{ hash: string } | string> {
  if (file.size > mostPictureBytes) return 'too-large'
  const form = new FormData()
  form.append('picture', file)
  const { uploadFiles } = await import('#pages/form/upload/upload-files.ts')
  const page = localPath(picturesPath)
  const result = await uploadFiles(page, form, { signal, onProgress })
  if (result === undefined || typeof result === 'string') return result ?? 'away'
  const { answer } = result as FormResult & { answer?: UploadedPicture }
  return answer?.hash === undefined
    ? (problemIn(result, 'picture') ?? 'away')
    : { hash: answer.hash }
}
