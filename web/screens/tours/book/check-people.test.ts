import { expect, test } from 'vitest'
import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import type { TourQuestion, TourUnit } from '#domain/tours/tour.ts'
import { checkPeople } from './check-people.ts'
import { questionsOf } from '../../../products/tour/questions.ts'
import { seatsOf } from '../../../products/tour/seats.ts'

const question = (part: Partial<TourQuestion> & Pick<TourQuestion, 'id' | 'of'>): TourQuestion => ({
  label: part.id,
  help: null,
  kind: 'text',
  isRequired: false,
  choices: [],
  ...part,
})
const unit = (id: string, needsName: boolean): TourUnit => ({
  id,
  kind: 'adult',
  title: id === 'adult' ? 'Adult' : 'Child',
  minAge: null,
  maxAge: null,
  minQuantity: null,
  maxQuantity: null,
  admits: 1,
  accompaniedBy: [],
  needsName,
})

const offer: Pick<PricedTourOffer, 'people' | 'option'> = {
  people: [
    { unitId: 'adult', age: null },
    { unitId: 'adult', age: null },
    { unitId: 'child', age: 7 },
  ],
  option: {
    id: 'o',
    title: 'Walk',
    description: null,
    isDefault: true,
    kind: 'start-times',
    durationMinutes: 120,
    startTimes: ['09:00'],
    units: [unit('adult', false), unit('child', true)],
    minUnits: 1,
    maxUnits: null,
    questions: [question({ id: 'height', of: 'person', isRequired: true }), question({ id: 'wishes', of: 'booking' })],
    pickup: 'none',
    pickupPoints: [],
    freeCancellationMinutes: null,
    isOnRequest: false,
  },
}

test('a question of the booking is asked once, and one about people of each of them', () => {
  const names = ['answers.height.0', 'answers.height.1', 'answers.height.2', 'answers.wishes']
  expect(questionsOf(offer).map(({ name }) => name)).toEqual(names)
})

test('people are named by their category and age; the lead and whoever the operator names are required', () => {
  expect(seatsOf(offer)).toEqual([
    { index: 0, label: 'Adult 1, lead', isNamed: true },
    { index: 1, label: 'Adult 2', isNamed: false },
    { index: 2, label: 'Child, 7 years', isNamed: true },
  ])
})

test('a name is checked where it is required or begun, and an answer where the operator needs it', () => {
  const check = checkPeople(offer)
  const typed: Record<string, string> = { 'participants.1.familyName': 'Okafor' }
  const problem = (name: string) => check(name, (field) => typed[field] ?? '')
  expect(problem('participants.0.givenName')).not.toBeNull()
  expect(problem('participants.2.familyName')).not.toBeNull()
  expect(problem('participants.1.givenName')).not.toBeNull()
  expect(problem('answers.height.1')).toBe('The operator needs an answer.')
  expect(problem('answers.wishes')).toBeNull()
})
