import { formatDate } from '../../dates.ts'
import type { FeasibilityRule, Finding } from '../rule.ts'
import { isNear, journeysOf, nightsOf } from '../timeline.ts'
import type { ChildAge, TripItemFacts } from '../trip-facts.ts'

const ageWords = ({ least, most }: ChildAge) => (least === most ? `${least}` : 'under 2')

/** Whether a child of one age can have the other age within the same year. */
const canBecome = (earlier: ChildAge, later: ChildAge): boolean => later.most >= earlier.least && later.least <= earlier.most + 1

const byDay = (items: readonly TripItemFacts[]) => items.toSorted((a, b) => a.party.day.localeCompare(b.party.day))

/** A child has one age on a day, and gets older: fares, rooms and tickets depend on it. */
export const childAge: FeasibilityRule = {
  passes: 'Children have the same ages everywhere.',
  applies: (items) => items.filter(({ party }) => party.children.length > 0).length > 1,
  check(items) {
    const [first, ...others] = byDay(items.filter(({ party }) => party.children.length > 0))
    if (!first) return []
    return others.flatMap((item): Finding[] => {
      const pairs = first.party.children.flatMap((age, at) => {
        const later = item.party.children[at]
        return later ? [{ age, later }] : []
      })
      const wrong = pairs.find(({ age, later }) => !canBecome(age, later))
      if (!wrong || first.party.children.length !== item.party.children.length) return []
      return [
        {
          level: 'fail',
          says: `A child is ${ageWords(wrong.age)} in ${first.title} (${formatDate(first.party.day)}) and ${ageWords(wrong.later)} in ${item.title} (${formatDate(item.party.day)}).`,
          items: [first.id, item.id],
        },
      ]
    })
  },
}

const counted = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** The rooms of a night at a place are for everybody who flies there. */
export const roomOccupancy: FeasibilityRule = {
  passes: 'The rooms are for everybody who travels.',
  applies: (items) => nightsOf(items).length > 0 && journeysOf(items).length > 0,
  check(items) {
    const stays = nightsOf(items)
    return journeysOf(items).flatMap((journey): Finding[] => {
      const { people, infants } = journey.item.party
      const flying = people - infants
      const first = stays.find(({ place, checkIn, checkOut }) => {
        const landed = journey.arrives.local.slice(0, 10)
        return isNear(place, journey.to) && checkOut > landed && checkIn >= journey.departs.local.slice(0, 10)
      })
      if (!first) return []
      const together = stays.filter(({ place, checkIn, checkOut }) => {
        return isNear(place, first.place) && checkIn <= first.checkIn && checkOut > first.checkIn
      })
      const inRooms = together.reduce((sum, { item }) => sum + item.party.people - item.party.infants, 0)
      if (inRooms >= flying) return []
      return [
        {
          level: 'warn',
          says: `${journey.item.title} is for ${counted(flying)}, and the rooms of ${first.item.title} are for ${inRooms}.`,
          items: [journey.item.id, ...together.map(({ item }) => item.id)],
        },
      ]
    })
  },
}

/** Tours and policies are for everybody who travels. */
export const sameParty: FeasibilityRule = {
  passes: 'Everything is for the same number of people.',
  applies: (items) => items.some(hasJourney) && items.some((item) => !hasJourney(item) && item.nights.length === 0),
  check(items) {
    const most = items.filter(hasJourney).reduce((count, { party }) => Math.max(count, party.people), 0)
    const others = items.filter((item) => !hasJourney(item) && item.nights.length === 0)
    return others
      .filter(({ party }) => party.people !== most)
      .map(({ id, title, party }) => ({
        level: 'warn' as const,
        says: `${title} is for ${counted(party.people)}, and ${counted(most)} fly.`,
        items: [id],
      }))
  },
}

const hasJourney = ({ journeys }: TripItemFacts) => journeys.length > 0
