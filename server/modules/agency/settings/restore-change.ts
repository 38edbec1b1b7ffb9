import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type SettingsArea, settingsAreas } from '#contract/agency.ts'
import { AgencyRecord } from '#domain/agency/agency-record.ts'
import { ContactDetails } from '#domain/agency/contact-details.ts'
import { CustomerRules } from '#domain/agency/customer-rules.ts'
import { OrderSettings } from '#domain/agency/order-settings.ts'
import { AppError } from '#domain/errors.ts'
import { Words } from '#domain/words.ts'
import type { Ctx } from '../../../ctx.ts'
import { auditEntries } from '../../../db/schema/index.ts'
import { readContactDetails, readTerms, setContactDetails, setTerms } from '../../agency-settings/contact-and-terms.ts'
import { actionOf } from '../../agency-settings/record-change.ts'
import { readRecord, setRecord } from './agency-record.ts'
import { readCustomerRules, setCustomerRules } from './customer-rules.ts'
import { readOrderSettings, setOrderSettings } from './order-settings.ts'

/** Saves the values of an area with some of them replaced, as a member would: by the same rules, and with an entry of its own. */
type Restore = (ctx: Ctx, replaced: object) => Promise<unknown>

const area =
  <Values>(
    shape: z.ZodType<Values>,
    read: (ctx: Ctx) => Promise<object>,
    save: (ctx: Ctx, values: Values) => Promise<unknown>,
  ): Restore =>
  async (ctx, replaced) => {
    const parsed = shape.safeParse({ ...(await read(ctx)), ...replaced })
    if (!parsed.success)
      throw new AppError('input.invalid', {
        problems: parsed.error.issues.map(({ path, message }) => ({
          path: String(path[0] ?? ''),
          message: `No longer valid. ${message}`,
        })),
      })
    return save(ctx, parsed.data)
  }

const restores: Record<SettingsArea, Restore> = {
  agency: area(AgencyRecord, readRecord, setRecord),
  contact: area(ContactDetails, (ctx) => ctx.tx((tx) => readContactDetails(tx, ctx)), setContactDetails),
  customers: area(CustomerRules, readCustomerRules, setCustomerRules),
  terms: area(z.object({ text: Words.max(8_000) }), (ctx) => ctx.tx((tx) => readTerms(tx, ctx)), setTerms),
  orders: area(OrderSettings, readOrderSettings, setOrderSettings),
}

/**
 * Restores the values that a change of the settings replaced; other values of its area stay as they are now. Throws access.not-found, and input.invalid
 * with the name of a value that is no longer valid.
 */
export async function restoreChange(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const [entry] = await ctx.tx((tx) =>
    tx
      .select({ action: auditEntries.action, before: auditEntries.before })
      .from(auditEntries)
      .where(and(eq(auditEntries.agencyId, ctx.agencyId), eq(auditEntries.id, id))),
  )
  const changed = settingsAreas.find((one) => actionOf(one) === entry?.action)
  if (!entry?.before || !changed) throw new AppError('access.not-found')
  await restores[changed](ctx, entry.before)
}
