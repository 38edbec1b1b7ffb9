import { AppError } from '#domain/errors.ts'
import { keepPeople } from '#domain/tours/changes/keep-people.ts'
import { entryProblems } from '#domain/tours/check-entries.ts'
import type { Participant, TourAnswer, TourPeople } from '#domain/tours/people.ts'
import type { FoundTourChange } from './find-change.ts'

/** Who takes part after the change, with the contact, pick-up and requests as before. Throws input.invalid for what the operator needs. */
export function peopleAfter(
  { offer, to, participants, contact }: FoundTourChange,
  entered: { participants: Participant[]; answers: TourAnswer[] } | null,
): TourPeople {
  const { email, phone, answers, pickup, requests } = contact
  const told = entered ?? keepPeople(offer.people, to.people, { participants, answers })
  const people: TourPeople = { product: 'tour', ...told, contact: { email, phone }, pickup, requests }
  const problems = entryProblems(to, people)
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  return people
}
