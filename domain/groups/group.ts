import { z } from 'zod'
import { Words } from '../words.ts'

/** What happens to the shares that are not paid by the day before the deadline of the hold. The group agrees to it before anybody pays. */
export const groupRules = ['drop', 're-split', 'organiser'] as const
export type GroupRule = (typeof groupRules)[number]

export const groupRuleWords: Record<GroupRule, { title: string; says: string }> = {
  drop: {
    title: 'Who does not pay stays out',
    says: 'Who has not paid by then does not travel. The seller cannot take one person out, so the booking is given up and made anew for those who paid: at the price of that day, which you may accept or get your money back.',
  },
  're-split': {
    title: 'The others share what is missing',
    says: 'What is missing by then is split over those who paid. You get a second link for your part of it; if it is not paid in time, everybody gets the money back.',
  },
  organiser: {
    title: 'The organiser pays what is missing',
    says: 'What is missing by then is asked from the organiser. If it is not paid in time, everybody gets the money back.',
  },
}

/**
 * `collecting`: shares are paid. `decided`: the rule was applied, what is missing is collected. `dropped`: the booking was given up, for those who
 * paid it is made anew. `paid`: the order is paid. `ended`: the order was not paid, and the money goes back.
 */
export const groupStates = ['collecting', 'decided', 'dropped', 'paid', 'ended'] as const
export type GroupState = (typeof groupStates)[number]

export const groupStateWords: Record<GroupState, string> = {
  collecting: 'Collecting',
  decided: 'Collecting what is missing',
  dropped: 'Given up, to be booked anew',
  paid: 'Paid',
  ended: 'Ended',
}

export const isCollecting = (state: GroupState): boolean => state === 'collecting' || state === 'decided'

/** `missing`: what others did not pay. */
export const shareKinds = ['share', 'missing'] as const
export type ShareKind = (typeof shareKinds)[number]

/** `void`: it is no longer asked. */
export const shareStates = ['open', 'void'] as const

/** A room of the rooming list, with the people of the order who sleep there. */
export const GroupRoom = z.object({
  name: Words.trim().min(1, 'Write the name of the room.').max(80),
  type: Words.trim().max(80),
  people: z.array(z.uuid()).max(20),
})
export type GroupRoom = z.infer<typeof GroupRoom>

const DAY_MS = 86_400_000

/** When the rule is applied: a day before the deadline of the hold, or half of the time that is left if that is less. */
export const decideAt = (now: Date, payBy: Date): Date =>
  new Date(payBy.getTime() - Math.min(DAY_MS, Math.max(0, payBy.getTime() - now.getTime()) / 2))
