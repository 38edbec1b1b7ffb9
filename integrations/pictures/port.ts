/** Reads pictures where suppliers keep them. */
export interface PictureSource {
  readonly id: string
  /**
   * The bytes at an address that a supplier named. Throws `SupplierError`: `rejected` for an address that may not be asked and for what is no picture,
   * `unavailable` and `timeout` otherwise.
   */
  get(address: string): Promise<Uint8Array>
}
