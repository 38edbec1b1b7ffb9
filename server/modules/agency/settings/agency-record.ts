import type { AgencyRecord } from '#domain/agency/agency-record.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeAgency, readAgency } from './change-agency.ts'

const recordOf = (agency: Awaited<ReturnType<typeof readAgency>>): AgencyRecord => ({
  name: agency.name,
  legalName: agency.legalName ?? '',
  registrationNumber: agency.registrationNumber ?? '',
  taxNumber: agency.taxNumber ?? '',
  iataNumber: agency.iataNumber ?? '',
  email: agency.email ?? '',
  phone: agency.phone ?? '',
  address: agency.address ?? '',
})

/** The agency's names, official numbers and contact. */
export const readRecord = async (ctx: Ctx): Promise<AgencyRecord> => recordOf(await readAgency(ctx))

/** Changes them; an empty text is stored as a fact that is not stated. */
export function setRecord(ctx: Ctx, { name, ...facts }: AgencyRecord): Promise<AgencyRecord> {
  const stated = Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, value || null]))
  return changeAgency(ctx, { area: 'agency', set: { name, ...stated }, valuesOf: recordOf })
}
