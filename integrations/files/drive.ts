import type { Disk } from 'flydrive'
import { SupplierError, type SupplierErrorKind } from '#domain/supplier-error.ts'
import { checkedKey, type FileStore } from './port.ts'

interface Drive {
  id: string
  /** Asked at the first file: what is never used is never loaded. */
  open(): Promise<Disk>
  /** What a failure means and how it is told; never with what the address holds. */
  tell(error: unknown): { kind: SupplierErrorKind; message: string; detail?: string }
}

/** A store of files over one of flydrive's drivers. */
export function createDrive({ id, open, tell }: Drive): FileStore {
  let opened: Promise<Disk> | undefined
  const use = async <T>(work: (disk: Disk) => Promise<T>): Promise<T> => {
    opened ??= open()
    try {
      return await work(await opened)
    } catch (error) {
      const { kind, message, detail } = tell(error)
      throw new SupplierError(kind, id, message, detail)
    }
  }
  return {
    id,
    async put(key, { bytes, contentType }) {
      const name = checkedKey(key)
      await use((disk) => disk.put(name, bytes, { contentType }))
    },
    async get(key) {
      const name = checkedKey(key)
      return use(async (disk) => ((await disk.exists(name)) ? disk.getBytes(name) : null))
    },
  }
}
