import { plainText } from '../../plain-words.ts'
import type { Destination } from '../search.ts'
import { suggestDestinations } from './suggest-destinations.ts'

/**
 * The place of a text such as `Lagos`, `Ikoyi, Lagos` or `Lagos, Nigeria` on a page: the first part that equals the name of a destination. Null
 * without one. Destinations must be prepared.
 */
export function placeNamed(text: string): Destination | null {
  for (const part of text.split(',')) {
    const words = plainText(part).trim()
    if (words.length < 3) continue
    const [found] = suggestDestinations(words, 1)
    if (found && plainText(found.name) === words) return found
  }
  return null
}
