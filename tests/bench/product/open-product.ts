import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, testDatabase } from '../../database.ts'
import type { ProductSettings } from '../programs/product.ts'
import type { SuppliersSettings } from '../programs/suppliers.ts'
import { type Child, startChild } from './child.ts'
import { type ProductClient, signIn } from './product-client.ts'

export interface OpenProduct {
  product: Child
  /** A second node on the same database, where one was wanted. */
  second: { product: Child; owner: ProductClient } | null
  suppliers: Child
  /** Null when the database is embedded. */
  databaseUrl: string | null
  owner: ProductClient
  close(): Promise<void>
}

interface Wanted extends SuppliersSettings {
  engine: Engine
  web?: 'production'
  /** Suppliers of stays also without pages. */
  hasStays?: boolean
  /** Two nodes that share the Valkey or Redis at this address. */
  redisUrl?: string
  searchTimeoutMs?: number
}

/** The product on a database of its own, with scripted suppliers: processes beside this one, as on a small server. */
export async function openProduct({
  engine,
  web,
  hasStays,
  redisUrl,
  searchTimeoutMs,
  ...scripted
}: Wanted): Promise<OpenProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tw-bench-'))
  const [database, suppliers, stays] = await Promise.all([
    engine === 'postgres' ? testDatabase('postgres') : null,
    startChild('suppliers', scripted),
    web === 'production' || hasStays ? startChild('stays') : null,
  ])
  const settings: ProductSettings = {
    dataDir,
    databaseUrl: database?.url ?? null,
    suppliers: scripted.latencies.map((_, at) => `${suppliers.url}/${at}/`),
    stays: stays && `${stays.url}/stayx/`,
    web: web ?? 'none',
    searchTimeoutMs,
    redisUrl: redisUrl ?? null,
    isSeeded: false,
  }
  const product = await startChild('product', settings)
  const owner = await signIn(product.url, 'owner@skyways.test')
  const second = redisUrl ? await startChild('product', { ...settings, isSeeded: true }) : null
  const secondOwner = second && (await signIn(second.url, 'owner@skyways.test'))
  return {
    product,
    second: second && secondOwner && { product: second, owner: secondOwner },
    suppliers,
    databaseUrl: database?.url ?? null,
    owner,
    async close() {
      owner.close()
      secondOwner?.close()
      await Promise.all([product.stop(), second?.stop()])
      await Promise.all([suppliers.stop(), stays?.stop(), database?.close()])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
