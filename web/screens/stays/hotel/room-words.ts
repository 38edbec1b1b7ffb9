import { sentence } from '#domain/stays/kinds.ts'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'
import { plural } from '../../../products/stay/stay-words.ts'

/** Types of beds without the word "bed". */
const otherBeds: Record<string, readonly [one: string, many: string]> = {
  futon: ['futon', 'futons'],
  cot: ['cot', 'cots'],
  crib: ['cot', 'cots'],
}

/** `1 king bed, 2 sofa beds`. Suppliers write the kind as `king`, `king_bed` or `sofabed`. */
export const bedsWords = (beds: RoomGroup['beds']): string =>
  beds
    .map(({ type, count }) => {
      const kind = `${type.replaceAll(/[_-]+/g, ' ').replace(/ *beds?$/i, '')} bed`.trim()
      const [one, many] = otherBeds[type] ?? [kind, `${kind}s`]
      return plural(count, one, many)
    })
    .join(', ')

/** What is known of a room, in a few words each: beds, size, view. */
export function roomFacts({ beds, sizeSqm, facts }: Pick<RoomGroup, 'beds' | 'sizeSqm' | 'facts'>): string[] {
  const { view, smoking, isAccessible } = facts
  return [
    beds.length > 0 && bedsWords(beds),
    sizeSqm && `${Math.round(sizeSqm)} m²`,
    view && sentence(view),
    smoking !== null && (smoking ? 'Smoking allowed' : 'No smoking'),
    isAccessible && 'Step-free access',
  ].filter((fact) => typeof fact === 'string')
}

/** The refund terms, inside a sentence. */
export const refundNames: Record<PricedStayRate['refundability'], string> = {
  free: 'free cancellation',
  partial: 'partly refundable',
  none: 'not refundable',
}
