import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import type { TourQuestion } from '#domain/tours/tour.ts'

/** The form's field of an answer: of the booking, or of a participant. */
export const answerName = (questionId: string, index: number | null): string =>
  `answers.${questionId}${index === null ? '' : `.${index}`}`

export interface Asked {
  question: TourQuestion
  index: number | null
  name: string
}

/** Every question of an offer as often as it is asked. */
export const questionsOf = ({ option, people }: Pick<PricedTourOffer, 'option' | 'people'>): Asked[] =>
  option.questions.flatMap((question): Asked[] => {
    const places = question.of === 'booking' ? [null] : people.map((_, index) => index)
    return places.map((index) => ({ question, index, name: answerName(question.id, index) }))
  })
