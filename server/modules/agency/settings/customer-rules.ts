import { type CustomerRules, customerRulesOf } from '#domain/agency/customer-rules.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeAgency, readAgency } from './change-agency.ts'

/** What customers of the storefront may do themselves. */
export const readCustomerRules = async (ctx: Ctx): Promise<CustomerRules> => customerRulesOf(await readAgency(ctx))

/** Changes it, for every request that follows. */
export const setCustomerRules = (ctx: Ctx, rules: CustomerRules): Promise<CustomerRules> =>
  changeAgency(ctx, { area: 'customers', set: customerRulesOf(rules), valuesOf: customerRulesOf })
