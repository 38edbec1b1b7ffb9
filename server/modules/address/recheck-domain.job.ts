import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import { systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { checkDomain } from './check-domain.ts'
import { type DomainRow, findDomain } from './domain-row.ts'

const Payload = z.object({ agencyId: z.uuid(), token: z.string() })

export const FIRST_CHECK_SECONDS = 60
const EVERY_FEW_MINUTES = 300
const HOURLY = 3_600
const DAILY = 86_400
/** After two days without the records the domain is polled less often. */
const SOON_MS = 2 * DAILY * 1_000

/** Polls a domain: often until it is ready, then daily. Ends when the domain is removed or replaced. */
export const recheckDomain: Job<typeof Payload> = defineJob({
  name: 'address.recheck-domain',
  payload: Payload,
  retries: 5,
  async handle(system, { agencyId, token }) {
    const ctx = await systemCtx(system, agencyId)
    const row = await findDomain(ctx)
    if (row?.token !== token) return
    const checked = await checkDomain(ctx).catch((error: unknown) => {
      if (!(error instanceof SupplierError)) throw error
      system.log.warn({ err: error, agencyId }, 'a domain could not be looked up')
      return row
    })
    if (!checked) return
    await ctx.tx((tx) =>
      system.jobs.enqueue(tx, recheckDomain, { agencyId, token }, { afterSeconds: pauseAfter(checked, ctx.now()) }),
    )
  },
})

function pauseAfter({ verifiedAt, createdAt }: DomainRow, now: Date): number {
  if (verifiedAt) return DAILY
  return now.getTime() - createdAt.getTime() < SOON_MS ? EVERY_FEW_MINUTES : HOURLY
}
