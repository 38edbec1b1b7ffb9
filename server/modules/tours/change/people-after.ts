import { AppError } from '#domain/errors.ts'
import { keepPeople } from '#domain/tours/changes/keep-people.ts'
import { entryProblems } from '#domain/tours/check-entries.ts'
import type { Participant, TourAnswer, TourPeople } from '#domain/tours/people.ts'
import type { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import type { FoundTourChange } from './find-change.ts'

/** Whoever changes a tour may not see the answers to personal questions: those that are not entered stay. An empty one deletes. */
function withHidden(
  { option: { questions } }: SupplierTourOffer,
  { entered, kept }: Record<'entered' | 'kept', readonly TourAnswer[]>,
): TourAnswer[] {
  const isPersonal = (id: string) => questions.some((one) => one.id === id && one.isPersonal)
  const isEntered = (one: TourAnswer) =>
    entered.some(({ questionId, index }) => questionId === one.questionId && index === one.index)
  return [...entered, ...kept.filter((one) => isPersonal(one.questionId) && !isEntered(one))].filter(({ value }) => value !== '')
}

/** Who takes part after the change, with the contact, pick-up and requests as before. Throws input.invalid for what the operator needs. */
export function peopleAfter(
  { offer, to, participants, contact }: FoundTourChange,
  entered: { participants: Participant[]; answers: TourAnswer[] } | null,
): TourPeople {
  const { email, phone, answers, pickup, requests } = contact
  const kept = keepPeople(offer.people, to.people, { participants, answers })
  const told = entered ? { ...entered, answers: withHidden(offer, { entered: entered.answers, kept: kept.answers }) } : kept
  const people: TourPeople = { product: 'tour', ...told, contact: { email, phone }, pickup, requests }
  const problems = entryProblems(to, people)
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  return people
}
