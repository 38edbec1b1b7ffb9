import { z } from 'zod'

const Asked = z.object({ reference: z.string(), tourId: z.string(), places: z.int(), until: z.string() })
export interface Hold extends z.infer<typeof Asked> {
  state: 'held' | 'taken' | 'released' | 'lapsed'
}

type Answer = { status: number; body: unknown }

/** The places of the operator's tours, and its temporary reservations. */
export function keepPlaces() {
  const holds = new Map<string, Hold>()
  const booked = new Map<string, number>()
  const world = {
    holds,
    /** Places of each tour. */
    capacity: 1_000,
    /** How long it reserves them, whatever duration is requested. */
    keepsMs: 30 * 60_000,
    /** The number of release calls. */
    releases: 0,
    /**
     * The results of the next calls about reservations: refused before any effect, done without an answer, or answered after `answerLate` is called.
     */
    faults: [] as ('busy' | 'lost' | 'late')[],
    answerLate: () => {},
    /** Withdrawn tours. */
    withdrawn: new Set<string>(),
    refusesBookings: false,
    now: () => new Date(),
  }
  function isHeld(hold: Hold): boolean {
    if (hold.state === 'held' && Date.parse(hold.until) <= world.now().getTime()) hold.state = 'lapsed'
    return hold.state === 'held'
  }
  const left = (tourId: string) =>
    world.capacity -
    (booked.get(tourId) ?? 0) -
    [...holds.values()].filter((hold) => hold.tourId === tourId && isHeld(hold)).reduce((sum, { places }) => sum + places, 0)

  function hold(text: string): Answer {
    const asked = Asked.parse(JSON.parse(text))
    if (left(asked.tourId) < asked.places) return { status: 409, body: { error: 'SOLD_OUT' } }
    const until = new Date(world.now().getTime() + world.keepsMs).toISOString()
    const made: Hold = { ...asked, until, state: 'held' }
    holds.set(asked.reference, made)
    return { status: 201, body: { id: `h-${asked.reference}`, until } }
  }

  function release(reference: string): Answer {
    world.releases += 1
    const found = holds.get(reference)
    if (!found || !isHeld(found)) return { status: 404, body: {} }
    found.state = 'released'
    return { status: 200, body: {} }
  }

  return Object.assign(world, {
    async answer(method: string, reference: string, text: string): Promise<Answer | 'lost'> {
      const fault = world.faults.shift()
      if (fault === 'busy') return { status: 503, body: {} }
      const answer = method === 'POST' ? hold(text) : release(reference)
      if (fault === 'late')
        await new Promise<void>((resolve) => {
          world.answerLate = resolve
        })
      return fault === 'lost' ? 'lost' : answer
    },
    /** Takes places for a booking: reserved ones, or free ones. False without any. */
    take(tourId: string, places: number, holdReference: string | null): boolean {
      const held = holdReference ? holds.get(holdReference) : undefined
      if (held && isHeld(held)) held.state = 'taken'
      else if (left(tourId) < places) return false
      booked.set(tourId, (booked.get(tourId) ?? 0) + places)
      return true
    },
  })
}
