import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { formatDate } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import type { FieldProblem } from '#domain/field-rules.ts'
import { unopenedWords } from '#domain/policies/disclosures.ts'
import { answerField } from '#domain/trips/answer-field.ts'
import { matchParty, wantedWords } from '#domain/trips/match-people.ts'
import type { TripPeople } from '#domain/trips/trip-people.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { saleOf } from '../../products/sale-of.ts'
import { assertOpen, type ItemOfCheckout, updateItem } from '../checkouts/checkout-row.ts'
import { queuePurgeOnFirstData } from '../checkouts/queue-purge.ts'
import { sealDraft } from '../checkouts/save-draft.ts'
import { type People, sealPeople } from '../products/people.ts'
import { readOpened } from '../protection-checkouts/disclosures.ts'
import { partiesInTrip } from './parties-in-trip.ts'
import { inTripOf, readTripCheckout } from './trip-checkout-row.ts'
import { describeTripCheckout } from './view-trip-checkout.ts'

/**
 * Stores the people of a trip for every item, encrypted: each item gets those who have the right age on its day. Throws input.invalid with the fields
 * that an airline, property or operator would refuse, and access.not-found for answers to another item.
 */
export const saveTripPeople = (ctx: Ctx, { id, ...entered }: TripPeople & { id: string }): Promise<TripCheckout> =>
  ctx.tx(async (tx) => {
    const { row, trip } = await readTripCheckout(tx, ctx, id, 'lock')
    if (entered.answers.some((answer) => row.items.every(({ id: of }) => of !== answer.item)))
      throw new AppError('access.not-found')
    assertOpen(ctx, row)
    const matched = partiesInTrip(row.items).flatMap((items) => peopleOfParty(items, entered))
    const problems = [...(await documentProblems(tx, ctx, row.items)), ...matched.flatMap((one) => one.problems)]
    if (problems.length > 0) throw new AppError('input.invalid', { problems })
    let changed = row
    for (const [at, { item, people }] of matched.entries()) {
      if (!people) continue
      await queuePurgeOnFirstData(tx, ctx, item)
      const draftCipher = at === 0 ? sealDraft(ctx, fieldsOf(entered)) : null
      changed = await updateItem(tx, ctx, changed, { id: item.id, peopleCipher: sealPeople(ctx, people), draftCipher })
    }
    return describeTripCheckout(tx, ctx, { row: changed, trip })
  })

/** The documents of items that were not opened, as problems of the field `documents.<item>`. */
async function documentProblems(tx: Transaction, ctx: Ctx, items: readonly ItemOfCheckout[]): Promise<FieldProblem[]> {
  const asking = items.filter(({ product }) => inTripOf(product).documents)
  const opened = await readOpened(
    tx,
    ctx,
    asking.map(({ id }) => id),
  )
  return asking.flatMap(({ id }) => {
    const message = unopenedWords(opened.get(id) ?? [])
    return message ? [{ path: `documents.${id}`, message }] : []
  })
}

interface PeopleOfItem {
  item: ItemOfCheckout
  people: People | null
  problems: FieldProblem[]
}

/** The people of the items of one party, each in one of its rooms, or what is wrong with them: by the fields of the trip's form. */
function peopleOfParty(items: readonly ItemOfCheckout[], entered: TripPeople): PeopleOfItem[] {
  return matchItems(items, entered.people).map(({ item, ...matched }) => {
    if (matched.places) return peopleOf(item, matched.places, entered)
    return { item, people: null, problems: [{ path: 'people', message: matched.message }] }
  })
}

type Matched = { item: ItemOfCheckout } & ({ places: number[] } | { places: null; message: string })

function matchItems(items: readonly ItemOfCheckout[], people: TripPeople['people']): Matched[] {
  const [first] = items
  if (!first) return []
  const day = inTripOf(first.product).day(first)
  const wanted = items.map((item) => inTripOf(item.product).wanted(item))
  const matched = matchParty(wanted, people, day)
  if ('places' in matched) return items.map((item, at) => ({ item, places: matched.places[at] ?? [] }))
  const message = `An item of the trip is for ${wantedWords(matched.unfilled)} on ${formatDate(day)}. Check the dates of birth, or add the person.`
  return [{ item: first, places: null, message }]
}

function peopleOf(item: ItemOfCheckout, places: readonly number[], { people, contact, answers }: TripPeople): PeopleOfItem {
  const inTrip = inTripOf(item.product)
  const chosen = places.flatMap((place) => people[place] ?? [])
  const { people: checked, problems } = saleOf(item.product).checkPeople(
    item,
    inTrip.peopleOf(item, { people: chosen, contact, answers: answersOf(item, answers) }),
  )
  const asked = new Set(inTrip.questions?.(item).map(({ name }) => name))
  // Paths name a question, or the person's place in the item, as in `travellers.2.document.number`.
  const renamed = problems.map(({ path, message }) => {
    const question = path.replace(/^answers\./, '')
    if (asked.has(question)) return { path: answerField(item.id, question), message }
    const [, place, ...field] = path.split('.')
    const person = places[Number(place)]
    return { path: person === undefined ? 'people' : ['people', person, ...field].join('.'), message }
  })
  return { item, people: checked, problems: renamed }
}

const answersOf = ({ id }: ItemOfCheckout, answers: TripPeople['answers']): ReadonlyMap<string, string> =>
  new Map(answers.flatMap(({ item, name, value }) => (item === id ? [[name, value] as const] : [])))

/** The fields of the form, so that it can be opened again. */
function fieldsOf({ people, contact, answers }: TripPeople): Record<string, string> {
  const fields: Record<string, string> = { 'contact.email': contact.email, 'contact.phone': contact.phone }
  for (const [at, { document, ...person }] of people.entries()) {
    for (const [name, value] of Object.entries(person)) fields[`people.${at}.${name}`] = value
    for (const [name, value] of Object.entries(document ?? {})) fields[`people.${at}.document.${name}`] = value
  }
  for (const { item, name, value } of answers) fields[answerField(item, name)] = value
  return fields
}
