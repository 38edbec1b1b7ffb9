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
  suppliers: Child
  /** Null when the database is embedded. */
  databaseUrl: string | null
  owner: ProductClient
  close(): Promise<void>
}

interface Wanted extends SuppliersSettings {
  engine: Engine
  web?: 'production'
  searchTimeoutMs?: number
}

/** The product on a database of its own, with scripted suppliers: processes beside this one, as on a small server. */
export async function openProduct({ engine, web, searchTimeoutMs, ...scripted }: Wanted): Promise<OpenProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tw-bench-'))
  const [database, suppliers, stays] = await Promise.all([
    engine === 'postgres' ? testDatabase('postgres') : null,
    startChild('suppliers', scripted),
    web === 'production' ? startChild('stays') : null,
  ])
  const settings: ProductSettings = {
    dataDir,
    databaseUrl: database?.url ?? null,
    suppliers: scripted.latencies.map((_, at) => `${suppliers.url}/${at}/`),
    stays: stays && `${stays.url}/stayx/`,
    web: web ?? 'none',
    searchTimeoutMs,
  }
  const product = await startChild('product', settings)
  const owner = await signIn(product.url, 'owner@skyways.test')
  return {
    product,
    suppliers,
    databaseUrl: database?.url ?? null,
    owner,
    async close() {
      owner.close()
      await product.stop()
      await Promise.all([suppliers.stop(), stays?.stop(), database?.close()])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
