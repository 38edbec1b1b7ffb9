import type { Disk } from 'flydrive'
import { SupplierError } from '#domain/supplier-error.ts'
import { checkedKey, type FileStore } from '../port.ts'

const SUPPLIER = 'disk'

/** Keeps files below a folder of this machine. The folder is made with the first file. */
export function createDiskFiles(location: string): FileStore {
  let disk: Promise<Disk> | undefined
  const open = async () => {
    const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')])
    return new Disk(new FSDriver({ location, visibility: 'private' }))
  }
  const use = async <T>(work: (opened: Disk) => Promise<T>): Promise<T> => {
    disk ??= open()
    try {
      return await work(await disk)
    } catch (error) {
      throw new SupplierError('unavailable', SUPPLIER, 'The folder of files cannot be used', codeOf(error))
    }
  }
  return {
    id: SUPPLIER,
    async put(key, { bytes, contentType }) {
      const name = checkedKey(key)
      await use((opened) => opened.put(name, bytes, { contentType }))
    },
    async get(key) {
      const name = checkedKey(key)
      return use(async (opened) => ((await opened.exists(name)) ? opened.getBytes(name) : null))
    },
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'
