/** Downloads suppliers' pictures. */
export interface PictureSource {
  readonly id: string
  /**
   * The bytes at an address of a supplier. Throws `SupplierError`: `rejected` for a forbidden address and for anything except a picture,
   * `unavailable` and `timeout` otherwise.
   */
  get(address: string): Promise<Uint8Array>
}
