import type { Participant, TourAnswer } from '../people.ts'
import type { SupplierTourOffer } from '../tour-offer.ts'

type People = SupplierTourOffer['people']

interface Entered {
  participants: readonly Participant[]
  answers: readonly TourAnswer[]
}

/** The place that each person of a new party had before: the next free one of the same age; null for somebody new. */
export function placesBefore(before: People, after: People): (number | null)[] {
  const free = new Set(before.keys())
  return after.map(({ age }) => {
    const place = [...free].find((index) => before[index]?.age === age)
    if (place === undefined) return null
    free.delete(place)
    return place
  })
}

/** The names and answers of those who stay, at their new places; answers about the booking stay. */
export function keepPeople(before: People, after: People, { participants, answers }: Entered) {
  const places = placesBefore(before, after)
  const movedTo = new Map(places.flatMap((place, index) => (place === null ? [] : [[place, index] as const])))
  return {
    participants: participants
      .flatMap((one): Participant[] => {
        const index = movedTo.get(one.index)
        return index === undefined ? [] : [{ ...one, index }]
      })
      .toSorted((a, b) => a.index - b.index),
    answers: answers.flatMap((one): TourAnswer[] => {
      if (one.index === null) return [one]
      const index = movedTo.get(one.index)
      return index === undefined ? [] : [{ ...one, index }]
    }),
  }
}
