import { afterAll, afterEach, expect, vi } from 'vitest'
import { testApp } from './app.ts'
import { checkInvariants } from './check-invariants.ts'

/** The product and the owner of the demo agency, for a test file until its end. After each test nothing is spied on, the clock runs and every invariant holds. */
export async function openShop() {
  const t = await testApp()
  afterAll(() => t.close())
  afterEach(async () => {
    vi.restoreAllMocks()
    t.setClock(() => new Date())
    expect(await checkInvariants(t.databaseUrl)).toEqual([])
  })
  const owner = await t.signIn('owner@skyways.test')
  return {
    t,
    owner,
    orderOf: async (id: string) => (await owner.call('GET', `/orders/${id}`)).body,
    /** Minor units in the wallet. */
    balance: async (): Promise<number> => (await owner.call('GET', '/wallet')).body.balance.amount,
  }
}

/** The process dies: what would have been done next never happens. */
export class Killed extends Error {}
