import { z } from 'zod'
import { AgencyRecord } from '#domain/agency/agency-record.ts'
import { ContactDetails } from '#domain/agency/contact-details.ts'
import { CustomerRules } from '#domain/agency/customer-rules.ts'
import { OrderSettings } from '#domain/agency/order-settings.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'
import { Regional } from './regional.ts'
import { Done, Id, Instant } from './shapes.ts'

/** Where an agency is. */
export const RegionalSettings = z.object({
  regional: Regional,
  /** Whether the ledger has postings. If so, the agency's currency cannot change. */
  isCurrencyFixed: z.boolean(),
})
export type RegionalSettings = z.infer<typeof RegionalSettings>

/** The agency's own terms for its customers; without text they are shown none. */
export const CustomerTerms = z.object({ text: z.string(), version: z.int() })
export type CustomerTerms = z.infer<typeof CustomerTerms>

export const settingsAreas = ['agency', 'contact', 'customers', 'terms', 'orders'] as const
export type SettingsArea = (typeof settingsAreas)[number]

/** One change of an area of the settings. */
export const AgencyChange = z.object({
  id: z.uuid(),
  by: z.string(),
  at: Instant,
  /** The names of the changed fields, with their values before and after. */
  fields: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type AgencyChange = z.infer<typeof AgencyChange>

const tags = ['Accounts']
const path = '/agency'

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
  record: endpoint('agency:read', "Read the agency's record")
    .route({ method: 'GET', path: `${path}/record`, tags })
    .output(AgencyRecord),
  setRecord: endpoint('agency:write', "Change the agency's record")
    .route({
      method: 'PUT',
      path: `${path}/record`,
      tags,
      description: 'Names, official numbers and contact. Documents and mails that are made from now on show them.',
    })
    .input(AgencyRecord)
    .output(AgencyRecord),
  contact: endpoint('agency:read', 'Read working hours, holidays, social links and kinds of enquiries')
    .route({ method: 'GET', path: `${path}/contact`, tags })
    .output(ContactDetails),
  setContact: endpoint('agency:write', 'Change working hours, holidays, social links and kinds of enquiries')
    .route({
      method: 'PUT',
      path: `${path}/contact`,
      tags,
      description:
        "The storefront's contact page shows them instead of the texts of its own block; its form offers the kinds of enquiries. A day with one time is refused: Enter both times, or leave both empty. So is one that closes before it opens: Enter a time after the opening.",
    })
    .input(ContactDetails)
    .output(ContactDetails),
  customerRules: endpoint('agency:read', 'Read what customers of the storefront may do')
    .route({ method: 'GET', path: `${path}/customer-rules`, tags })
    .output(CustomerRules),
  setCustomerRules: endpoint('agency:write', 'Change what customers of the storefront may do')
    .route({ method: 'PUT', path: `${path}/customer-rules`, tags })
    .input(CustomerRules)
    .output(CustomerRules),
  terms: endpoint('agency:read', "Read the agency's terms for customers")
    .route({ method: 'GET', path: `${path}/terms`, tags })
    .output(CustomerTerms),
  setTerms: endpoint('agency:write', "Change the agency's terms for customers")
    .route({
      method: 'PUT',
      path: `${path}/terms`,
      tags,
      description:
        'Another text is a new version. Customers read it at the checkout; each order stores the version that was shown.',
    })
    .input(z.object({ text: Words.trim().max(8_000, 'At most 8,000 characters.') }))
    .output(CustomerTerms),
  orderSettings: endpoint('agency:read', 'Read how orders are numbered and holds are reminded of')
    .route({ method: 'GET', path: `${path}/order-settings`, tags })
    .output(OrderSettings.extend({ nextNumber: z.int() })),
  setOrderSettings: endpoint('agency:write', 'Change how orders are numbered and holds are reminded of')
    .route({ method: 'PUT', path: `${path}/order-settings`, tags, description: 'Orders that exist keep their numbers.' })
    .input(OrderSettings)
    .output(OrderSettings.extend({ nextNumber: z.int() })),
  changes: endpoint('agency:read', 'List the latest changes of an area of the settings')
    .route({ method: 'GET', path: `${path}/changes`, tags })
    .input(z.object({ area: z.enum(settingsAreas) }))
    .output(z.array(AgencyChange)),
  restoreChange: endpoint('agency:write', 'Restore what a change of the settings replaced')
    .route({
      method: 'POST',
      path: `${path}/changes/{id}/restore`,
      tags,
      description: 'The other values of its area stay. A value that is no longer valid is refused by its name.',
    })
    .input(z.object({ id: Id }))
    .output(Done),
}
