import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Dns } from './port.ts'

export interface DnsConformance {
  /**
   * A resolver for test records: `www.palm.test` is an alias of `palm.customer.example.test`, which has the address 192.0.2.7,
   * `_site-verification.www.palm.test` has the texts `one` and `two halves` (in two pieces), and nothing else exists.
   */
  open(): Promise<{ dns: Dns; close(): Promise<void> }>
}

/** The requirements of every resolver. Registers Vitest cases. */
export function dnsConformance(name: string, { open }: DnsConformance): void {
  describe(`${name} as a resolver`, () => {
    let opened: Awaited<ReturnType<typeof open>>
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test('returns the target of an alias', async () => {
      expect(await opened.dns.aliasesOf('www.palm.test')).toEqual(['palm.customer.example.test'])
    })

    test('returns texts as a whole', async () => {
      expect((await opened.dns.textsOf('_site-verification.www.palm.test')).toSorted()).toEqual(['one', 'two halves'])
    })

    test('returns addresses', async () => {
      expect(await opened.dns.addressesOf('palm.customer.example.test')).toEqual(['192.0.2.7'])
    })

    test('returns nothing for a name that does not exist', async () => {
      expect(await opened.dns.aliasesOf('nothing.test')).toEqual([])
      expect(await opened.dns.textsOf('nothing.test')).toEqual([])
      expect(await opened.dns.addressesOf('nothing.test')).toEqual([])
    })
  })
}
