import type { Page } from '@playwright/test'

/** A screen that journeys over all screens open. */
export interface Screen {
  /** The viewer: `null` before signing in. Savanna has no sales yet. */
  as: 'owner@skyways.test' | 'owner@savanna.test' | null
  /** Its address, after its content was created. */
  address(page: Page): Promise<string>
  /** True where the address is expected to answer with a failure. */
  isMissing?: true
}

const made = new Map<string, Promise<string>>()
/** Searches and bookings are made once for all screens that show them, because a worker has one instance. */
export const once = (what: string, make: (page: Page) => Promise<string>) => (page: Page) => {
  const address = made.get(what) ?? make(page)
  made.set(what, address)
  return address
}
