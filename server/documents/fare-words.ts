import type { BaggageAllowance, FareCondition, PassengerType } from '#domain/flights/offer.ts'
import type { Numbers } from '#domain/numbers.ts'

export const passengerWords: Record<PassengerType, string> = { ADT: 'Adult', CHD: 'Child', INF: 'Infant on lap' }

/** The fare's condition for changing or refunding, as a sentence. */
export function conditionWords(what: 'Change' | 'Refund', condition: FareCondition | null, numbers: Numbers): string {
  if (!condition) return `${what}: the airline does not say. Ask before you rely on it.`
  if (!condition.allowed) return `${what}: not possible before departure.`
  if (!condition.penalty) return `${what}: possible before departure; the airline sets its fee at that time.`
  if (condition.penalty.amount === 0) return `${what}: possible before departure without an airline fee.`
  const difference = what === 'Change' ? ', plus any fare difference' : ''
  return `${what}: possible before departure for ${numbers.money(condition.penalty)}${difference}.`
}

const pieces = (count: number, what: string): string => {
  if (count === 0) return `no ${what} bag`
  return count === 1 ? `1 ${what} bag` : `${count} ${what} bags`
}

/** `1 checked bag, 1 cabin bag`; without the kinds that the airline does not state. */
export function bagWords(baggage: BaggageAllowance | undefined): string {
  const told = [
    baggage && baggage.checked !== null ? pieces(baggage.checked, 'checked') : null,
    baggage && baggage.cabin !== null ? pieces(baggage.cabin, 'cabin') : null,
  ].filter((text) => text !== null)
  const text = told.join(', ')
  return text === '' ? 'Ask the airline' : text.charAt(0).toUpperCase() + text.slice(1)
}
