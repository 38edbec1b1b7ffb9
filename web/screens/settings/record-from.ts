import type { AgencyRecord } from '#domain/agency/agency-record.ts'

/** The agency's record from a form's fields. */
export function recordFrom(typed: Record<string, string>): AgencyRecord {
  const text = (name: keyof AgencyRecord) => typed[name] ?? ''
  return {
    name: text('name'),
    legalName: text('legalName'),
    registrationNumber: text('registrationNumber'),
    taxNumber: text('taxNumber'),
    iataNumber: text('iataNumber'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
  }
}
