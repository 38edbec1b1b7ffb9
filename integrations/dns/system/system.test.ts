import { expect, test } from 'vitest'
import { dnsConformance } from '../conformance.ts'
import { createSystemDns } from './index.ts'
import { startNameServer } from './name-server.fixture.ts'

dnsConformance("This machine's name servers", {
  async open() {
    const server = await startNameServer([
      { name: 'www.palm.test', type: 'CNAME', value: 'Palm.Customer.example.test' },
      { name: 'palm.customer.example.test', type: 'A', value: '192.0.2.7' },
      { name: '_site-verification.www.palm.test', type: 'TXT', value: 'one' },
      { name: '_site-verification.www.palm.test', type: 'TXT', value: ['two ', 'halves'] },
    ])
    return { dns: createSystemDns(server.address), close: server.close }
  },
})

test('a name server that does not respond is unavailable, not an empty answer', async () => {
  const server = await startNameServer([])
  await server.close()
  await expect(createSystemDns(server.address).textsOf('www.palm.test')).rejects.toMatchObject({ kind: 'unavailable' })
})
