/** Where the shop keeps files. A folder now; a store that speaks S3 fits behind the same three calls. */
export interface FileStore {
  /** Undefined where there is no file of that name. */
  read: (name: string) => Promise<Buffer | undefined>
  write: (name: string, content: Buffer) => Promise<void>
  remove: (name: string) => Promise<void>
}
