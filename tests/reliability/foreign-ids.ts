import { sizes } from '../sizes.ts'
import type { Field, Operation } from './read-operations.ts'
import type { Traces } from './read-traces.ts'

/** Fields for ids of an agency's objects; those of passengers and ancillaries are the supplier's. */
export const bearsId = (field: Field) => {
  const name = String(field.at.at(-1))
  return field.format === 'uuid' || (field.in === 'path' && /id$/i.test(name)) || name === 'offerId'
}

/** What the plural and the singular of a table, an area or a field share: `planned_trips` and `tripId` have `trip`, `images` and `imageId` have `imag`. */
const stemsOf = (name: string) =>
  name.split(/[._]|(?=[A-Z])/).flatMap((word) => (/^(?:id|own)$/i.test(word) ? [] : [word.toLowerCase().replace(/e?s?$/, '')]))

/** The other agency's ids for a field: all of the tables that its name or its endpoint names, and those of every nth other table. */
export function idsToTry(ids: Traces['ids'], { name }: Operation, field: Field, at: number): Traces['ids'] {
  const named = new Set([...stemsOf(name), ...stemsOf(String(field.at.at(-1)))])
  const nth = Math.ceil(ids.length / sizes.foreignTables)
  return ids.filter(({ table }, n) => (n + at) % nth === 0 || stemsOf(table).some((stem) => named.has(stem)))
}
