import { z } from 'zod'
import { dayAt } from '#domain/dates.ts'
import { Destination, StaySearch } from '#domain/stays/search.ts'
import { weekendAhead } from '#domain/stays/weekend-ahead.ts'
import { systemCtx } from '../../../ctx.ts'
import { defineJob, type Job } from '../../../jobs/define-job.ts'
import { staySearches } from '../search/stay-searches.ts'

const Payload = z.object({ agencyId: z.uuid(), destination: Destination })

/** Searches a place that a shop's pages name, for two on a weekend a month ahead; the search itself caches its price. */
export const searchPlace: Job<typeof Payload> = defineJob({
  name: 'stays.look-at-place',
  payload: Payload,
  retries: 0,
  async handle(system, { agencyId, destination }) {
    const ctx = await systemCtx(system, agencyId)
    const search = StaySearch.parse({
      destination,
      ...weekendAhead(dayAt(ctx.now(), ctx.regional.zone)),
      rooms: [{ adults: 2, children: [], infants: 0 }],
      nationality: ctx.regional.country,
    })
    const events = await staySearches.events(ctx, { search, seesMargin: false, signal: new AbortController().signal })
    for await (const event of events) if (event.type === 'finished') return
  },
})
