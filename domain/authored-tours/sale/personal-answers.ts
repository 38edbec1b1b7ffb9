import type { AuthoredOption } from '../option-shape.ts'
import type { OwnPeople } from './own-booking.ts'

/** How many days after a departure answers to personal questions are stored. */
export const ANSWERS_DAYS = 30

type Answers = OwnPeople['answers']

const isAnswered = ({ answers, people }: Pick<OwnPeople, 'answers' | 'people'>, id: string): boolean =>
  [answers, ...people.map((one) => one.answers)].some((list) => list.some((one) => one.questionId === id && one.value !== ''))

/** The ids of the personal questions of an option that a booking answers. */
export const personalQuestionsOf = ({ setup }: Pick<AuthoredOption, 'setup'>, people: OwnPeople): string[] =>
  setup.questions.flatMap(({ id, isPersonal }) => (isPersonal && isAnswered(people, id) ? [id] : []))

/** Answers without those to these questions. */
export const answersWithout = <A extends { questionId: string }>(answers: readonly A[], ids: readonly string[]): A[] =>
  answers.filter(({ questionId }) => !ids.includes(questionId))

/** The people of a booking without their answers to these questions. */
export const peopleWithout = (people: OwnPeople, ids: readonly string[]): OwnPeople => {
  const without = (answers: Answers) => answersWithout(answers, ids)
  return {
    ...people,
    answers: without(people.answers),
    people: people.people.map((one) => ({ ...one, answers: without(one.answers) })),
  }
}

/** Answers as they are for somebody who may not see personal ones: null in their place. */
export const hidePersonal = <A extends { questionId: string; value: string | null }>(
  answers: readonly A[],
  isPersonal: (questionId: string) => boolean | undefined,
): (Omit<A, 'value'> & { value: string | null })[] =>
  answers.map((one) => (isPersonal(one.questionId) ? { ...one, value: null } : one))
