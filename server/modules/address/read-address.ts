import type { SiteAddress } from '#contract/address.ts'
import type { Ctx } from '../../ctx.ts'
import { givenOrigin } from '../site/site-origin.ts'
import { type DomainRow, type Findings, findDomain, findingsKey, proofName, proofOf } from './domain-row.ts'

/** The address of an agency's storefront, and the missing DNS records of its own domain. */
export async function readAddress(ctx: Ctx, slug: string): Promise<SiteAddress> {
  const address = givenOrigin(ctx.system.config, slug)
  const row = await findDomain(ctx)
  if (!row) return { address, domain: null }
  const found = await ctx.system.cache.get<Findings>(findingsKey(row.name))
  return {
    address,
    domain: {
      name: row.name,
      state: row.verifiedAt ? 'ready' : 'waiting',
      checkedAt: row.checkedAt?.toISOString() ?? null,
      records: recordsOf(row, new URL(address).hostname, found),
    },
  }
}

const recordsOf = (row: DomainRow, target: string, found: Findings | undefined) => {
  const isReady = row.verifiedAt !== null
  return [
    {
      type: 'CNAME' as const,
      name: row.name,
      value: target,
      found: found?.alias ?? null,
      isRight: found?.pointsHere ?? isReady,
    },
    {
      type: 'TXT' as const,
      name: proofName(row),
      value: proofOf(row),
      found: found?.text ?? null,
      isRight: found?.isProven ?? isReady,
    },
  ]
}
