import { createHmac, timingSafeEqual } from 'node:crypto'
import type { QuoteParty } from '#contract/quotes/quote-itinerary.ts'
import { AppError } from '#domain/errors.ts'
import { type Party, partiesOf } from '#domain/quotes/itinerary.ts'
import type { QuoteContent } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quotes } from '../../../db/schema/index.ts'
import { type QuoteRecord, thisQuote } from '../quote-row.ts'
import { readShown } from './read-shown.ts'

/**
 * The private link of a party is signed, not stored: the id of the quote, and a code made with the secret of the quote's link. It opens what this party
 * travels and nothing else; the secret cannot be computed from it.
 */
const ID_BYTES = 16
const CODE_BYTES = 24

const codeOf = (secret: string, { id }: Pick<Party, 'id'>): Buffer =>
  createHmac('sha256', secret).update(`itinerary:${id}`).digest().subarray(0, CODE_BYTES)

const secretOf = (ctx: Ctx, { linkCipher }: Pick<QuoteRecord, 'linkCipher'>): string | null =>
  linkCipher ? String(ctx.system.cipher.open(linkCipher)) : null

export const presentParty = ({ id, name, travellers }: Party): QuoteParty => ({ id, name, isGroup: travellers[0] !== id })

/** The parties of a content with their private pages; none before the quote is shared. */
export function itineraryLinks(
  ctx: Ctx,
  row: QuoteRecord,
  { content, origin }: { content: QuoteContent | null; origin: string },
) {
  const secret = secretOf(ctx, row)
  if (!secret || !content) return []
  const id = Buffer.from(row.id.replaceAll('-', ''), 'hex')
  return partiesOf(content.cover.travellers).map((party) => {
    const token = Buffer.concat([id, codeOf(secret, party)]).toString('base64url')
    return { ...presentParty(party), link: `${origin}/quote-itinerary/${token}` }
  })
}

const asUuid = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const invalid = () => new AppError('quote.link-invalid')

/** A party of a content by its id. Throws access.not-found. */
export function partyOf({ cover }: QuoteContent, id: string): Party {
  const party = partiesOf(cover.travellers).find((one) => one.id === id)
  if (!party) throw new AppError('access.not-found')
  return party
}

/** The quote, the version and the party of a private link. Throws quote.link-invalid, also for a withdrawn quote and a party that it no longer has. */
export async function findItinerary(tx: Transaction, ctx: Ctx, token: string) {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + CODE_BYTES) throw invalid()
  const [row] = await tx
    .select()
    .from(quotes)
    .where(thisQuote(ctx, asUuid(bytes.subarray(0, ID_BYTES))))
  const secret = row ? secretOf(ctx, row) : null
  if (!row || !secret || row.status === 'withdrawn') throw invalid()
  const version = await readShown(tx, ctx, row, 'customer')
  const given = bytes.subarray(ID_BYTES)
  const party = partiesOf(version.content.cover.travellers).find((one) => timingSafeEqual(codeOf(secret, one), given))
  if (!party) throw invalid()
  return { row, version, party }
}
