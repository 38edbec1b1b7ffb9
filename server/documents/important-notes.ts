import type { OrderFacts } from './order-facts.ts'

/** What a traveller must know before the day, most important first. */
export function importantNotes(facts: OrderFacts): string[] {
  const operated = new Set(facts.journeys.flatMap((journey) => journey.flights.flatMap((flight) => flight.operatedBy ?? [])))
  return [
    'All times are the local times of the airports.',
    facts.passportNeeded
      ? 'Bring the passport used for this booking. Many countries ask for six months of validity after the journey, and some for a visa.'
      : 'Bring a valid photo identity document. Names must match it letter for letter.',
    `Check in online with ${facts.airline} and the booking reference, usually from 24 hours before departure.`,
    'Be at the airport 3 hours before an international flight and 2 hours before a domestic one.',
    ...(operated.size > 0 ? [`Some flights are operated by ${[...operated].join(', ')}: check in at their desks.`] : []),
    'Use the flights in order. Airlines cancel the rest of a journey when a flight is missed without notice.',
  ]
}
