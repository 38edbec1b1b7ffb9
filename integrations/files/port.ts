export interface FileStore {
  readonly id: string
  /**
   * Stores bytes under a key such as `<agencyId>/<imageId>/640.webp`; the same key replaces them. Resolves after they are stored. Throws
   * `SupplierError` (`unavailable`, `rejected`).
   */
  put(key: string, file: { bytes: Uint8Array; contentType: string }): Promise<void>
  /** The bytes of a key; null if there are none. Throws `SupplierError` (`unavailable`, `rejected`). */
  get(key: string): Promise<Uint8Array | null>
}

const KEY = /^[a-z0-9-]+(?:\/[a-z0-9][a-z0-9.-]*)+$/

/** Validates a key. A key outside the store's folder is a bug: it throws before any access. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.includes('..') || key.length > 300) throw new TypeError(`not a key of a file: ${JSON.stringify(key)}`)
  return key
}
