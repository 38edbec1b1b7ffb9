import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SupplierError } from '#domain/supplier-error.ts'
import { checkedKey, type FileStore } from '../port.ts'

const ID = 'disk'

/** Stores files below a folder of this machine. The folder is created with the first file. */
export const createDiskFiles = (location: string): FileStore => ({
  id: ID,
  async put(key, { bytes }) {
    const path = join(location, checkedKey(key))
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
    } catch (error) {
      throw unavailable(error)
    }
  },
  async get(key) {
    const path = join(location, checkedKey(key))
    try {
      return await readFile(path)
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null
      throw unavailable(error)
    }
  },
})

const unavailable = (error: unknown) => new SupplierError('unavailable', ID, 'The folder of files cannot be used', codeOf(error))

/** The operating system's code, such as ENOSPC. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'
