import { and, eq, isNull } from 'drizzle-orm'
import { OwnTourError } from '#domain/authored-tours/sale/own-tour-error.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import { tourResellers } from '../../../db/schema/index.ts'
import { tenantTransaction } from '../../../db/tenant-transaction.ts'
import type { System } from '../../../system.ts'
import type { Seller } from '../seller.ts'
import { agencyOfResellerKey, hashOfResellerKey } from './reseller-key.ts'

export interface AdmittedReseller {
  ctx: Ctx
  seller: Seller
}

/** The reseller of an Authorization header. Throws UNAUTHORIZED without a key, and FORBIDDEN for one that is unknown or revoked. */
export async function readReseller(system: System, header: string | undefined): Promise<AdmittedReseller> {
  const [, key] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  if (!key) throw new OwnTourError('UNAUTHORIZED', 'The key is missing')
  const agencyId = agencyOfResellerKey(key)
  const forbidden = () => new OwnTourError('FORBIDDEN', 'The key is not valid')
  if (!agencyId) throw forbidden()
  const [row] = await tenantTransaction(system.db, agencyId, (tx) =>
    tx
      .select()
      .from(tourResellers)
      .where(
        and(
          eq(tourResellers.agencyId, agencyId),
          eq(tourResellers.hash, hashOfResellerKey(key)),
          isNull(tourResellers.revokedAt),
        ),
      ),
  )
  if (!row) throw forbidden()
  const { id, name, commission } = row
  return { ctx: await systemCtx(system, agencyId, name), seller: { id, channel: 'resellers', resellerId: id, commission } }
}
