import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'
import { Instant } from './shapes.ts'

const tags = ['Website']

/** The addresses of the storefront: one on the platform, and a domain of the agency. */
export const SiteAddress = z.object({
  /** Available immediately. */
  address: z.url(),
  domain: z
    .object({
      name: z.string(),
      state: z.enum(['waiting', 'ready']),
      checkedAt: Instant.nullable(),
      /** The records that the agency sets at its domain's provider, and the result of the last check. */
      records: z.array(
        z.object({
          type: z.enum(['CNAME', 'TXT']),
          name: z.string(),
          value: z.string(),
          found: z.string().nullable(),
          isRight: z.boolean(),
        }),
      ),
    })
    .nullable(),
})
export type SiteAddress = z.infer<typeof SiteAddress>

export const address = {
  get: endpoint('agency:read', 'Read the address and domain of the website')
    .route({ method: 'GET', path: '/site/address', tags })
    .output(SiteAddress),
  setDomain: endpoint('site:address', "Set a domain of the agency's own", [
    'domain.not-allowed',
    'domain.taken',
    'plan.limit-reached',
  ])
    .route({ method: 'PUT', path: '/site/domain', tags })
    .input(z.object({ name: Words.trim().toLowerCase().max(253) }))
    .output(SiteAddress),
  checkDomain: endpoint('site:address', 'Check the DNS records of the domain')
    .route({ method: 'POST', path: '/site/domain/check', tags })
    .output(SiteAddress),
  removeDomain: endpoint('site:address', 'Remove the domain')
    .route({ method: 'DELETE', path: '/site/domain', tags })
    .output(SiteAddress),
}
