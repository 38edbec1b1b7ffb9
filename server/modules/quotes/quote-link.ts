import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../ctx.ts'
import { hashToken } from '../../http/visitor/read-shopper.ts'
import { agencyFacts } from '../site/agency-facts.ts'
import { siteOrigin } from '../site/site-origin.ts'
import type { QuoteRecord } from './quote-row.ts'

/** The origin of the agency's storefront. Never inside a transaction. */
export async function shopOriginOf(ctx: Ctx): Promise<string> {
  const { slug } = await ctx.tx((tx) => agencyFacts(tx, ctx.agencyId))
  return siteOrigin(ctx.system, { id: ctx.agencyId, slug })
}

type Linked = Pick<QuoteRecord, 'linkHash' | 'linkCipher'>

/** A new secret: its hash finds the quote, the encrypted text is shown to members. */
export function newLink(ctx: Ctx): { linkHash: string; linkCipher: string } {
  const token = randomBytes(24).toString('base64url')
  return { linkHash: hashToken(token), linkCipher: ctx.system.cipher.seal(token) }
}

/** The address of the customer's page; null before the quote is shared. */
export const linkOf = (ctx: Ctx, { linkCipher }: Pick<Linked, 'linkCipher'>, origin: string): string | null =>
  linkCipher ? `${origin}/quote/${String(ctx.system.cipher.open(linkCipher))}` : null
