import type { FieldProblem } from '../field-rules.ts'
import type { TourPeople } from './people.ts'
import type { SupplierTourOffer } from './tour-offer.ts'

type Chosen = Pick<SupplierTourOffer, 'option' | 'people'>

/** The errors of what was entered for a tour: missing names and required answers. Paths are those of the form. */
export function entryProblems(
  { option, people: wanted }: Chosen,
  { participants, answers, pickup }: Pick<TourPeople, 'participants' | 'answers' | 'pickup'>,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const named = new Set(participants.map(({ index }) => index))
  if (!named.has(0)) problems.push({ path: 'participants.0.givenName', message: 'Enter the name of the lead participant.' })
  if (participants.some(({ index }) => index >= wanted.length) || named.size < participants.length)
    problems.push({ path: 'participants', message: 'The tour was chosen for other people.' })
  for (const [index, { unitId }] of wanted.entries()) {
    const unit = option.units.find(({ id }) => id === unitId)
    if (index > 0 && unit?.needsName && !named.has(index))
      problems.push({ path: `participants.${index}.givenName`, message: 'The operator needs the name of everybody.' })
  }
  for (const question of option.questions) {
    const places = question.of === 'booking' ? [null] : wanted.map((_, index) => index)
    for (const index of places) {
      const answer = answers.find((one) => one.questionId === question.id && one.index === index)?.value ?? ''
      const path = `answers.${question.id}${index === null ? '' : `.${index}`}`
      if (question.isRequired && answer === '') problems.push({ path, message: 'The operator needs an answer.' })
      if (answer !== '' && question.kind === 'select' && !question.choices.some(({ value }) => value === answer))
        problems.push({ path, message: 'Choose an answer from the list.' })
    }
  }
  if (option.pickup === 'required' && !pickup?.pointId && !pickup?.hotel)
    problems.push({ path: 'pickup', message: 'Choose where participants are picked up.' })
  if (pickup?.pointId && !option.pickupPoints.some(({ id }) => id === pickup.pointId))
    problems.push({ path: 'pickup', message: 'Choose a point from the list.' })
  return problems
}
