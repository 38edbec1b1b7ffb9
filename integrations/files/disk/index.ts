import { createDrive } from '../drive.ts'
import type { FileStore } from '../port.ts'

/** Keeps files below a folder of this machine. The folder is made with the first file. */
export const createDiskFiles = (location: string): FileStore =>
  createDrive({
    id: 'disk',
    async open() {
      const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')])
      return new Disk(new FSDriver({ location, visibility: 'private' }))
    },
    tell: (error) => ({ kind: 'unavailable', message: 'The folder of files cannot be used', detail: codeOf(error) }),
  })

/** The operating system's code, such as ENOSPC, which flydrive keeps in `cause`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  if (error.cause instanceof Error) return codeOf(error.cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'
}
