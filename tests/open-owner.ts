import { afterAll, afterEach, expect } from 'vitest'
import { testApp } from './app.ts'
import { checkInvariants } from './check-invariants.ts'

/** The product and the owner of the demo agency, until the end of a test file; every invariant is checked after each test. */
export async function openOwner(env: Record<string, string> = {}) {
  const t = await testApp({ env })
  afterAll(() => t.close())
  afterEach(async () => expect(await checkInvariants(t.databaseUrl)).toEqual([]))
  const owner = await t.signIn('owner@skyways.test')
  return {
    t,
    owner,
    orderOf: async (id: string) => (await owner.call('GET', `/orders/${id}`)).body,
    /** The balance of the wallet in minor units. */
    balance: async (): Promise<number> => (await owner.call('GET', '/wallet')).body.balance.amount,
  }
}

export type Owner = Awaited<ReturnType<typeof openOwner>>
