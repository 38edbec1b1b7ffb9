/** Bodies of the endpoints about customers, as `sampleBodies`. */
export const customerBodies: Record<string, object> = {
  'customers.create': { name: 'Ada Eze' },
  'customers.update': { name: 'Ada Eze', email: 'ada@example.com', phone: '+2348031234567' },
  'customers.tag': { tag: 'VIP' },
  'customers.addNote': { text: 'Likes the aisle.' },
  'customers.addDocument': { number: 'B04410027', country: 'NG', expiresOn: '2031-08-30' },
  'customers.link': { otherId: crypto.randomUUID(), kind: 'companion' },
  'customers.merge': { keep: {} },
  'customerImports.upload': { lines: ['Name,E-mail', 'Ada Eze,ada@example.com'] },
  'customerImports.run': { columns: ['name', 'email'] },
}
