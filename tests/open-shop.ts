import { afterEach, vi } from 'vitest'
import { type Owner, openOwner } from './open-owner.ts'

/** The same of `openOwner`; before the invariants are looked at, nothing is spied on and the clock runs again. */
export async function openShop(): Promise<Owner> {
  const opened = await openOwner()
  afterEach(() => {
    vi.restoreAllMocks()
    opened.t.setClock(() => new Date())
  })
  return opened
}

/** The process dies: what would have been done next never happens. */
export class Killed extends Error {}
