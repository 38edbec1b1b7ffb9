import { z } from 'zod'

const guest = z.union([
  z.object({ type: z.literal('adult'), age: z.number().int().min(0).max(130).nullish() }),
  z.object({ type: z.literal('child'), age: z.number().int().min(0).max(17) }),
])

export const coordinates = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

/** Kilometres. */
export const area = z.object({ radius: z.number().positive().max(100), geographic_coordinates: coordinates })

/** `data` of a search. Older documents count guests by `adults`; the newer list them. */
export const searchInput = z
  .object({
    location: area.nullish(),
    accommodation: z.object({ ids: z.array(z.string()).min(1).max(500), fetch_rates: z.boolean().nullish() }).nullish(),
    check_in_date: z.iso.date(),
    check_out_date: z.iso.date(),
    rooms: z.number().int().min(1).max(20),
    guests: z.array(guest).min(1).max(80).optional(),
    adults: z.number().int().min(1).max(80).optional(),
    mobile: z.boolean().nullish(),
    free_cancellation_only: z.boolean().nullish(),
    instant_payment: z.boolean().nullish(),
    negotiated_rate_ids: z.array(z.string()).max(10).nullish(),
  })
  .superRefine(({ location, accommodation, guests, adults }, context) => {
    if (!location && !accommodation)
      context.addIssue({ code: 'custom', path: ['location'], message: `can't be blank`, params: { code: 'required' } })
    if (location && accommodation)
      context.addIssue({ code: 'custom', path: ['location'], message: 'excludes accommodation', params: { code: 'inclusion' } })
    if (!guests && !adults)
      context.addIssue({ code: 'custom', path: ['guests'], message: `can't be blank`, params: { code: 'required' } })
  })

export type SearchInput = z.infer<typeof searchInput>
export type Guest = z.infer<typeof guest>

export const guestsOf = ({ guests, adults = 0 }: SearchInput): Guest[] =>
  guests ?? Array.from({ length: adults }, () => ({ type: 'adult' }))
