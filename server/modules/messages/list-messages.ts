import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../ctx.ts'
import { cutPage, readCursor } from '../../db/page-cursor.ts'
import { contactMessages } from '../../db/schema/index.ts'

export interface Message {
  id: string
  name: string
  email: string
  phone: string
  topic: string
  message: string
  reference: string
  at: string
  isRead: boolean
}

type Row = typeof contactMessages.$inferSelect

/** The cursor of a page: the last message's instant and id. */
const End = z.tuple([z.iso.datetime(), z.uuid()])

const endOf = (after: string | null) => {
  const value = readCursor(after)?.value
  const parsed = End.safeParse(typeof value === 'string' ? value.split(' ') : null)
  return parsed.success ? parsed.data : null
}

/** Messages from storefront visitors, newest first. */
export async function listMessages(
  ctx: Ctx,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ items: Message[]; next: string | null }> {
  const end = endOf(after)
  const rows = await ctx.tx((tx) =>
    tx
      .select()
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.agencyId, ctx.agencyId),
          end
            ? sql`(${contactMessages.createdAt}, ${contactMessages.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(limit + 1),
  )
  const { items, next } = cutPage(rows, limit, ({ createdAt, id }) => ({ value: `${createdAt.toISOString()} ${id}`, number: 0 }))
  return { items: items.map(toMessage), next }
}

const toMessage = ({ id, name, email, phone, topic, message, reference, createdAt, readAt }: Row): Message => ({
  id,
  name,
  email,
  phone,
  topic,
  message,
  reference,
  at: createdAt.toISOString(),
  isRead: readAt !== null,
})
