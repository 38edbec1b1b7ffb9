import { countryOfIssuer, type PassportLines, readPassportLines } from '#domain/flights/people/passport-lines.ts'

type Countries = readonly { code: string; iso3: string }[]

const fieldsOf = (lines: PassportLines, countries: Countries): Record<string, string> => ({
  familyName: lines.familyName,
  givenName: lines.givenName || lines.familyName,
  bornOn: lines.bornOn,
  gender: lines.gender ?? '',
  'document.number': lines.number,
  'document.country': countryOfIssuer(lines.issuer, countries) ?? '',
  'document.expiresOn': lines.expiresOn,
})

/** A traveller's fields by their names in the form, dates in ISO format; or the error of the lines. */
export function readPassport(
  text: string,
  today: string,
  countries: Countries,
): { problem: string; fields: null } | { problem: null; fields: Record<string, string> } {
  const found = readPassportLines(text, today)
  if ('problem' in found) return { problem: found.problem, fields: null }
  return { problem: null, fields: fieldsOf(found.lines, countries) }
}
