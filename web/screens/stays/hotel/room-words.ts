import { sentence } from '#domain/stays/kinds.ts'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'

const bedsWords = (beds: RoomGroup['beds']): string =>
  beds.map(({ type, count }) => `${count} ${type.replaceAll('_', ' ')} bed${count === 1 ? '' : 's'}`).join(', ')

/** What is known of a room, in a few words each: beds, size, how many it sleeps, view. */
export function roomFacts({ beds, sizeSqm, facts }: Pick<RoomGroup, 'beds' | 'sizeSqm' | 'facts'>): string[] {
  const { sleeps, view, smoking, isAccessible } = facts
  return [
    beds.length > 0 && bedsWords(beds),
    sizeSqm && `${Math.round(sizeSqm)} m²`,
    sleeps && `Sleeps ${sleeps}`,
    view && sentence(view),
    smoking !== null && (smoking ? 'Smoking allowed' : 'No smoking'),
    isAccessible && 'Step-free access',
  ].filter((fact) => typeof fact === 'string')
}

/** What comes back when plans change, inside a sentence. */
export const refundNames: Record<PricedStayRate['refundability'], string> = {
  free: 'free cancellation',
  partial: 'partly refundable',
  none: 'not refundable',
}
