import type { QuoteContent } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import type { QuoteRecord } from '../quote-row.ts'
import { readVersion } from '../quote-version.ts'

export interface Shown {
  /** 0 of a draft. */
  number: number
  content: QuoteContent
  changes: string[]
  sentBy: string
  sentAt: Date
}

/** The version that its customer sees. For members, a draft as it would be sent now. */
export async function readShown(tx: Transaction, ctx: Ctx, row: QuoteRecord, reader: 'customer' | 'member'): Promise<Shown> {
  const isDraft = reader === 'member' && row.status === 'draft'
  const version = isDraft ? null : await readVersion(tx, ctx, row.id, row.acceptedVersion ?? row.version)
  return version ?? { number: 0, content: row.content, changes: [], sentBy: row.changedBy, sentAt: row.changedAt }
}
