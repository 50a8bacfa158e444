export interface RecentFiles {
  find: (name: string) => Buffer | undefined
  keep: (name: string, content: Buffer) => void
}

/** Files that were asked for lately, in memory; the longest unused go first when they exceed their share. */
export function keepRecent(maxBytes: number): RecentFiles {
  const files = new Map<string, Buffer>()
  let bytes = 0

  const forget = (name: string) => {
    bytes -= files.get(name)?.length ?? 0
    files.delete(name)
  }
  return {
    find: (name) => {
      const content = files.get(name)
      if (!content) return undefined
      // A Map keeps the order of insertion, so the last one in is the last one used.
      files.delete(name)
      files.set(name, content)
      return content
    },
    keep: (name, content) => {
      forget(name)
      // One large file must not push everything else out.
      if (content.length > maxBytes / 8) return
      files.set(name, content)
      bytes += content.length
      for (const oldest of files.keys()) {
        if (bytes <= maxBytes) return
        forget(oldest)
      }
    },
  }
}
