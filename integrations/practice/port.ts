/** A failure that the sandbox is to cause once. */
export interface PracticeFault {
  vendor: string
  fault: string
  /** The account at the vendor whose requests it strikes. */
  key: string
}

/** Scripted failures of practice tenants. Every failure of a call is a `SupplierError`. */
export interface PracticeFaults {
  /** Arms a failure for the next request that it concerns. Returns its id. */
  arm(fault: PracticeFault): Promise<string>
  /** The ids of the failures that have not happened yet. */
  armed(): Promise<readonly string[]>
  /** Removes a failure that has not happened; nothing for one that has. */
  disarm(id: string): Promise<void>
}
