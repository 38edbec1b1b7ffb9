import { expect, test } from 'vitest'
import { completeTour } from '../complete-tour.fixture.ts'
import { noContact, nobody } from './own-booking.ts'
import { peopleWithout, personalQuestionsOf } from './personal-answers.ts'

const [first] = completeTour().options
const question = { label: '', help: '', kind: 'text' as const, of: 'person' as const, isRequired: false, choices: [] }
const setup = {
  ...(first?.setup ?? { kind: 'start-times' as const, durationMinutes: null, isPrivate: false, cancellation: [] }),
  questions: [
    { ...question, id: 'allergy', isPersonal: true },
    { ...question, id: 'faith', isPersonal: true },
    { ...question, id: 'shoe' },
  ],
}
const answer = (questionId: string, value: string) => ({ questionId, value })
const people = {
  ...nobody,
  answers: [answer('faith', '')],
  people: [{ contact: noContact, answers: [answer('allergy', 'Nuts'), answer('shoe', '42')] }],
}

test('only personal questions with an answer are remembered, and their answers alone are deleted', () => {
  const ids = personalQuestionsOf({ setup }, people)
  expect(ids).toEqual(['allergy'])
  expect(peopleWithout(people, ids).people[0]?.answers).toEqual([answer('shoe', '42')])
})
