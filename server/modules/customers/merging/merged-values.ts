import { type MergedField, type MergeSides, mergedFields } from '#contract/customers/customer-shapes.ts'
import { Preferences } from '#domain/customers/customer.ts'
import type { CustomerRecord } from '../record/read-record.ts'

/** The fields of a record that a merge compares, as text; empty where nothing is known. */
export function valuesOf({ name, kind, email, phone, preferences }: CustomerRecord): Record<MergedField, string> {
  return { name, kind, email, phone, ...Preferences.parse(preferences) }
}

/** Of each field with two different values the proposed side: the surviving one, unless it is empty. */
export function proposeSides(survivor: CustomerRecord, duplicate: CustomerRecord): MergeSides {
  const [own, other] = [valuesOf(survivor), valuesOf(duplicate)]
  return Object.fromEntries(
    mergedFields
      .filter((field) => own[field] !== other[field])
      .map((field) => [field, own[field] === '' ? 'duplicate' : 'survivor']),
  )
}

const union = (left: readonly string[], right: readonly string[]): string[] => {
  const known = new Set(left.map((value) => value.toLowerCase()))
  return [...left, ...right.filter((value) => !known.has(value.toLowerCase()))]
}

/** The columns of the surviving record after the merge: the chosen values, and the tags and numbers of both. */
export function mergedColumns(survivor: CustomerRecord, duplicate: CustomerRecord, chosen: MergeSides) {
  const sides = { ...proposeSides(survivor, duplicate), ...chosen }
  const [own, other] = [valuesOf(survivor), valuesOf(duplicate)]
  const of = (field: MergedField): string => (sides[field] === 'duplicate' ? other : own)[field]
  const phone = of('phone')
  const phones = union(union(survivor.furtherPhones, duplicate.furtherPhones), [survivor.phone, duplicate.phone])
  return {
    name: of('name'),
    kind: (sides.kind === 'duplicate' ? duplicate : survivor).kind,
    email: of('email'),
    phone,
    furtherPhones: phones.filter((one) => one !== '' && one !== phone),
    tags: union(survivor.tags, duplicate.tags),
    preferences: Preferences.parse({ seat: of('seat'), meal: of('meal'), board: of('board'), other: of('other') }),
  }
}
