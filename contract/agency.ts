import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'
import { Regional } from './regional.ts'

/** Where an agency is. */
export const RegionalSettings = z.object({
  regional: Regional,
  /** Whether the ledger has postings. If so, the agency's currency cannot change. */
  isCurrencyFixed: z.boolean(),
})
export type RegionalSettings = z.infer<typeof RegionalSettings>

const tags = ['Accounts']

export const agency = {
  regional: endpoint('agency:read', 'Read the country, currency and time zone of the agency')
    .route({ method: 'GET', path: '/agency/regional', tags })
    .output(RegionalSettings),
  setRegional: endpoint('agency:write', 'Change the country, currency and time zone of the agency', ['agency.currency-fixed'])
    .route({
      method: 'PUT',
      path: '/agency/regional',
      tags,
      description: 'The currency cannot change once the ledger has movements. What was sold before keeps its days and documents.',
    })
    .input(
      z.object({
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, 'Choose a country from the list.')
          .meta({ description: 'ISO 3166-1 alpha-2. An unknown code is refused: Choose a country from the list.' }),
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/, 'Choose a currency from the list.')
          .meta({ description: 'ISO 4217. An unknown code is refused: Choose a currency from the list.' }),
        zone: Words.max(64).meta({
          description: 'IANA name, such as Africa/Nairobi. An unknown name is refused: Choose a time zone from the list.',
        }),
      }),
    )
    .output(RegionalSettings),
}
