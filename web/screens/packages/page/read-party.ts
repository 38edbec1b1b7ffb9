import { packageLimits } from '#domain/packages/package-content.ts'
import type { PackageParty } from '#domain/packages/package-party.ts'

const OLDEST_CHILD = 17

const whole = (text: string, most: number): number | null => {
  const value = Number(text)
  return text.trim() !== '' && Number.isInteger(value) && value >= 0 && value <= most ? value : null
}

/** The people of an address or of a form: empty and invalid ages are left out. */
export function readParty(read: { get(name: string): unknown; getAll(name: string): unknown[] }): Partial<PackageParty> {
  const adults = whole(String(read.get('adults') ?? ''), packageLimits.people)
  const children = read
    .getAll('children')
    .flatMap((text) => whole(String(text), OLDEST_CHILD) ?? [])
    .slice(0, packageLimits.people)
  return { ...(adults && { adults }), children }
}
