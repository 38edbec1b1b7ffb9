import type { StarterName } from '#domain/site/starters.ts'

export const templateFacts: Record<StarterName, { name: string; says: string }> = {
  classic: { name: 'Classic', says: 'Clear and compact. Search first, deals in cards, everything close at hand.' },
  coastal: { name: 'Coastal', says: 'Warm and round. Large pictures, soft cards, room to dream.' },
  editorial: { name: 'Editorial', says: 'Quiet and tall. Big type, few lines, like a travel magazine.' },
}
