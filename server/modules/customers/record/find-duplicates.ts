import { and, eq, inArray, isNull, like, ne, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { Duplicate } from '#contract/customers/customer-shapes.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { customers } from '../../../db/schema/index.ts'
import type { CustomerRecord } from './read-record.ts'

const MOST = 10
/** Shorter numbers are shared by chance: extensions, fillers. */
const SHORTEST_PHONE = 7

const emailKey = (email: string): string => email.replace(/\+[^@]*@/, '@')
/** As the column `phone_key`. */
const phoneKey = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-9)

/** Other records that share an e-mail address, apart from what follows a plus sign, or the end of a phone number. */
export async function findDuplicates(
  tx: Transaction,
  ctx: Ctx,
  { record, furtherEmails }: { record: CustomerRecord; furtherEmails: readonly string[] },
): Promise<z.infer<typeof Duplicate>[]> {
  const emails = [record.email, ...furtherEmails].filter(Boolean).map(emailKey)
  const phones = [record.phone, ...record.furtherPhones].map(phoneKey).filter((key) => key.length >= SHORTEST_PHONE)
  if (emails.length + phones.length === 0) return []
  const rows = await tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.agencyId, ctx.agencyId),
        ne(customers.id, record.id),
        isNull(customers.primaryId),
        isNull(customers.erasedAt),
        or(
          emails.length > 0 ? inArray(customers.emailKey, emails) : undefined,
          phones.length > 0 ? inArray(customers.phoneKey, phones) : undefined,
          ...phones.map((key) => like(customers.searchMore, `%${key}%`)),
        ),
      ),
    )
    .orderBy(customers.createdAt)
    .limit(MOST)
  return rows.map(({ id, name, email, phone }) => ({
    id,
    name,
    email,
    phone,
    matches: matchesOf(emails.includes(emailKey(email)), phones.includes(phoneKey(phone))),
  }))
}

/** A record that was found by a further number has no match in its own columns. */
function matchesOf(isEmail: boolean, isPhone: boolean): ('email' | 'phone')[] {
  if (!isEmail) return ['phone']
  return isPhone ? ['email', 'phone'] : ['email']
}
