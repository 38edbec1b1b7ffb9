import type { FastifyRequest } from 'fastify'
import { tourResellerCalls } from '../../../db/schema/index.ts'
import type { System } from '../../../system.ts'
import type { AdmittedReseller } from './read-reseller.ts'

interface Called {
  admitted: AdmittedReseller
  began: number
}

/** Stores a call of a reseller for the agency to see. A call is answered whether it could be stored or not. */
export async function recordCall(
  system: System,
  { admitted: { ctx, seller }, began }: Called,
  { request, status, error }: { request: Pick<FastifyRequest, 'method' | 'url'>; status: number; error: string | null },
): Promise<void> {
  try {
    await ctx.tx((tx) =>
      tx.insert(tourResellerCalls).values({
        id: ctx.newId(),
        agencyId: ctx.agencyId,
        resellerId: seller.id,
        at: ctx.now(),
        call: `${request.method} ${request.url.slice(0, 200)}`,
        status,
        error,
        milliseconds: Math.round(performance.now() - began),
      }),
    )
  } catch (failure) {
    system.log.warn({ err: failure, reseller: seller.id }, 'a call could not be stored')
  }
}
