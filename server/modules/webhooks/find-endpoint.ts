import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { webhookEndpoints } from '../../db/schema/index.ts'
import type { EndpointRow } from './webhook-row.ts'

/** The endpoint of the agency. Throws access.not-found. */
export async function findEndpoint(tx: Transaction, { agencyId }: Ctx, id: string): Promise<EndpointRow> {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.agencyId, agencyId), eq(webhookEndpoints.id, id)))
    .limit(1)
  if (!row) throw new AppError('access.not-found')
  return row
}
