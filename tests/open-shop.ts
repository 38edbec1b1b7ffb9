import { afterEach, vi } from 'vitest'
import { type Owner, openOwner } from './open-owner.ts'

/** `openOwner` with mocks and fake timers removed before the invariants are checked. */
export async function openShop(env: Record<string, string> = {}): Promise<Owner> {
  const opened = await openOwner(env)
  afterEach(() => {
    vi.restoreAllMocks()
    opened.t.setClock(() => new Date())
  })
  return opened
}

/** Simulates the death of the process: later steps never run. */
export class Killed extends Error {}
