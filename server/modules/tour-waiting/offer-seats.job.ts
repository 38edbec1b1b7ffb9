import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { offerFreeSeats } from './offer-free-seats.ts'

/** Freed seats are sold to nobody else meanwhile, so minutes do not matter. */
const CHECK_SECONDS = 120

const Payload = z.object({ agencyId: z.uuid(), tourId: z.uuid(), optionId: z.string(), departureId: z.string() })

/** Offers the free seats of a departure to those who wait for them, again and again while somebody waits, also after a check that failed. */
export const offerSeats: Job<typeof Payload> = defineJob({
  name: 'tours.offer-seats',
  payload: Payload,
  retries: 5,
  async handle(system, { agencyId, ...ref }) {
    const ctx = await systemCtx(system, agencyId)
    const isAwaited = await offerFreeSeats(ctx, ref).catch((error: unknown) => {
      system.log.error({ err: error, departure: ref }, 'freed seats could not be offered; the next check tries again')
      return true
    })
    if (!isAwaited) return
    await ctx.tx((tx) => system.jobs.enqueue(tx, offerSeats, { agencyId, ...ref }, { afterSeconds: CHECK_SECONDS }))
  },
})
