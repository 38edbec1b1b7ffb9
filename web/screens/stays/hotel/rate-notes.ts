import { payWhenWords } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import { roomsWords } from '../../../products/stay/stay-words.ts'

type Of = { rate: PricedStayRate; property: StayProperty; isChosen: boolean }

interface Note {
  key: string
  says: string
  tone?: 'good' | 'few' | 'own'
}

/** Fewer rooms than this are mentioned. */
const FEW = 5

/** Facts of a rate besides its board basis and cancellation. */
export function rateNotes({ rate, property, isChosen }: Of): Note[] {
  const notes: (Note | false)[] = [
    isChosen && { key: 'chosen', says: 'The rate you came for', tone: 'own' },
    { key: 'pay', says: payWhenWords[rate.payWhen], ...(rate.payWhen !== 'now' && { tone: 'good' as const }) },
    rate.left !== null && rate.left <= FEW && { key: 'left', says: `${roomsWords(rate.left)} left`, tone: 'few' },
    rate.isOnRequest && { key: 'request', says: 'On request: the property confirms each booking itself' },
    rate.membersOnly && {
      key: 'members',
      says: `Members of ${property.loyaltyProgramme ?? 'the property’s programme'} only`,
    },
    rate.isNegotiated && { key: 'agreed', says: 'Your agency’s agreed rate' },
  ]
  return notes.filter((note) => note !== false)
}
