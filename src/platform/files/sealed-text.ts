import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/** A secret key in a file of its own, created on first use. Of two processes that create it at once, both use the first one. */
export async function loadFileKey(path: string): Promise<Buffer> {
  const known = await readKey(path)
  if (known) return known
  const making = `${path}.${randomBytes(8).toString('hex')}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await writeFile(making, randomBytes(keyBytes), { flag: 'wx', mode: 0o600, flush: true })
    await link(making, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(making, { force: true })
  }
  const key = await readKey(path)
  if (!key) throw new Error(`The key file is damaged: ${path}`)
  return key
}

async function readKey(path: string): Promise<Buffer | undefined> {
  const key = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return key?.length === keyBytes ? key : undefined
}

/** Encrypts a text (AES-256-GCM). `purpose` is authenticated: a text sealed for one purpose does not open for another. */
export function seal(key: Buffer, purpose: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined if the text was sealed with another key, for another purpose, or was changed. */
export function unseal(key: Buffer, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivBytes + tagBytes) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return undefined
  }
}
