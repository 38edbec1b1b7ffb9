import { guestFieldProblem } from '#domain/stays/guest-rules.ts'
import { MAX_ANSWER, MAX_TOUR_REQUESTS } from '#domain/tours/people-rules.ts'
import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import type { Check } from '../../../kit/form/field-errors.ts'
import { checkContact } from '../../../products/checkout/check-contact.ts'
import { questionsOf } from '../../../products/tour/questions.ts'
import { seatsOf } from '../../../products/tour/seats.ts'

const path = /^participants\.(\d+)\.(givenName|familyName)$/
const tooLong = (text: string, most: number) => (text.trim().length > most ? `At most ${most} characters.` : null)

/** The errors of a form of participants, their answers and their contact. */
export function checkPeople(offer: Pick<PricedTourOffer, 'people' | 'option'>): Check {
  const seats = seatsOf(offer)
  const asked = new Map(questionsOf(offer).map((one) => [one.name, one.question]))
  return (name, valueOf) => {
    const question = asked.get(name)
    if (question) {
      if (question.isRequired && valueOf(name).trim() === '') return 'The operator needs an answer.'
      return tooLong(valueOf(name), MAX_ANSWER)
    }
    if (name === 'requests') return tooLong(valueOf(name), MAX_TOUR_REQUESTS)
    if (name === 'pickup')
      return offer.option.pickup === 'required' && valueOf(name) === '' ? 'Choose where participants are picked up.' : null
    if (name === 'hotel')
      return valueOf('pickup') === 'hotel' && valueOf(name).trim() === '' ? 'Enter the hotel and its address.' : null
    const [, at, field] = path.exec(name) ?? []
    if (at === undefined || (field !== 'givenName' && field !== 'familyName')) return checkContact(name, valueOf)
    const isTyped = ['givenName', 'familyName'].some((one) => valueOf(`participants.${at}.${one}`).trim() !== '')
    return isTyped || seats[Number(at)]?.isNamed ? guestFieldProblem(field, valueOf(name)) : null
  }
}
