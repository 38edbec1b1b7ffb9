import { expect, test } from 'vitest'
import { errorRow } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { codeOfBug } from './map-error.ts'

/** An error of PostgreSQL or the system as Drizzle wraps it. */
const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) })

test.each([
  ['PostgreSQL has no space left (disk_full)', '53100', 'server.disk-full', 507],
  ['this machine has no space left', 'ENOSPC', 'server.disk-full', 507],
  ['the database is unavailable', 'ECONNREFUSED', 'server.busy', 503],
  ['the cause is unknown', '42601', 'server.failed', 500],
])('when %s, the response reports it', (_, code, told, status) => {
  const row = codeOfBug(failed(code))
  expect([row, errorRow(row).status]).toEqual([told, status])
})

test.each([
  ['ended before its response', new Error('Connection terminated unexpectedly')],
  ['cannot be opened', Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' })],
])('a connection to the database that %s is reported as busy', (_, cause) => {
  expect(codeOfBug(new Error('Failed query', { cause }))).toBe('server.busy')
})

test('a full disk is reported as such, and not as a supplier error', () => {
  const error = new SupplierError('unavailable', 'disk', 'The folder of files cannot be used', 'ENOSPC')
  expect(codeOfBug(error)).toBe('server.disk-full')
})
