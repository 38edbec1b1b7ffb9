import { Resolver } from 'node:dns/promises'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Dns } from '../port.ts'

const SUPPLIER = 'dns'
const TIMEOUT_MS = 3_000
const TRIES = 2

/** Errors that mean "there is no such record", as opposed to a failed look-up. */
const nothing = new Set(['ENODATA', 'ENOTFOUND', 'ENONAME'])

/** Queries the name servers of this machine, or the named one (`192.0.2.53`, `192.0.2.53:5353`). */
export function createSystemDns(server: string | null): Dns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  if (server) resolver.setServers([server])
  return {
    id: SUPPLIER,
    aliasesOf: async (name) => (await orNothing(resolver.resolveCname(name))).map(plain),
    textsOf: async (name) => (await orNothing(resolver.resolveTxt(name))).map((pieces) => pieces.join('')),
    addressesOf: async (name) =>
      (await Promise.all([orNothing(resolver.resolve4(name)), orNothing(resolver.resolve6(name))])).flat(),
  }
}

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '')

async function orNothing<T>(question: Promise<T[]>): Promise<T[]> {
  try {
    return await question
  } catch (error) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'
    if (nothing.has(code)) return []
    throw new SupplierError('unavailable', SUPPLIER, `The name servers cannot be asked (${code})`, code)
  }
}
