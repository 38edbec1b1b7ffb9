import { expect, test } from 'vitest'
import { errorRow } from '#domain/errors.ts'
import { codeOfBug } from './map-error.ts'

/** An error as Drizzle hands on what PostgreSQL or the system said. */
const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) })

test.each([
  ['PostgreSQL has no space left (disk_full)', '53100', 'server.disk-full', 507],
  ['this machine has no space left', 'ENOSPC', 'server.disk-full', 507],
  ['the database is away', 'ECONNREFUSED', 'server.busy', 503],
  ['nobody knows why', '42601', 'server.failed', 500],
])('when %s, the answer says so', (_, code, told, status) => {
  const row = codeOfBug(failed(code))
  expect([row, errorRow(row).status]).toEqual([told, status])
})
