import { member } from '../../http/implement.ts'
import { readContactDetails, readTerms, setContactDetails, setTerms } from '../agency-settings/contact-and-terms.ts'
import { listChanges } from '../agency-settings/record-change.ts'
import { readRegionalSettings } from './read-regional-settings.ts'
import { setRegional } from './set-regional.ts'
import { readRecord, setRecord } from './settings/agency-record.ts'
import { readCustomerRules, setCustomerRules } from './settings/customer-rules.ts'
import { readOrderSettings, setOrderSettings } from './settings/order-settings.ts'
import { restoreChange } from './settings/restore-change.ts'

export const agency = {
  regional: member.agency.regional.handler(({ context }) => readRegionalSettings(context.ctx)),
  setRegional: member.agency.setRegional.handler(async ({ context, input }) => {
    await setRegional(context.ctx, input)
    return readRegionalSettings(context.ctx)
  }),
  record: member.agency.record.handler(({ context }) => readRecord(context.ctx)),
  setRecord: member.agency.setRecord.handler(({ context, input }) => setRecord(context.ctx, input)),
  contact: member.agency.contact.handler(({ context: { ctx } }) => ctx.tx((tx) => readContactDetails(tx, ctx))),
  setContact: member.agency.setContact.handler(({ context, input }) => setContactDetails(context.ctx, input)),
  customerRules: member.agency.customerRules.handler(({ context }) => readCustomerRules(context.ctx)),
  setCustomerRules: member.agency.setCustomerRules.handler(({ context, input }) => setCustomerRules(context.ctx, input)),
  terms: member.agency.terms.handler(({ context: { ctx } }) => ctx.tx((tx) => readTerms(tx, ctx))),
  setTerms: member.agency.setTerms.handler(({ context, input }) => setTerms(context.ctx, input)),
  orderSettings: member.agency.orderSettings.handler(({ context }) => readOrderSettings(context.ctx)),
  setOrderSettings: member.agency.setOrderSettings.handler(({ context, input }) => setOrderSettings(context.ctx, input)),
  changes: member.agency.changes.handler(({ context, input }) => listChanges(context.ctx, input)),
  restoreChange: member.agency.restoreChange.handler(async ({ context, input }) => {
    await restoreChange(context.ctx, input)
    return { done: true } as const
  }),
}
