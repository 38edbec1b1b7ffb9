import type { Api } from '#contract/index.ts'
import type { FieldProblem } from '#domain/field-rules.ts'
import type { PolicySearch } from '#domain/policies/search.ts'
import { policyFromParams } from '#domain/policies/search-params.ts'
import { policySearchProblems, policySearchWords } from '#domain/policies/search-rules.ts'
import type { Regional } from '#domain/regional.ts'
import { readTypedDate, toTypedDate, unreadableDate } from '../../../products/checkout/typed-date.ts'

export const policyFields = [
  'residence',
  'destination',
  'from',
  'to',
  'ages',
  'cost',
  'currency',
  'deal',
  'onOrder',
  'forCheckout',
] as const
export type PolicyField = (typeof policyFields)[number]
export type PolicyForm = Record<PolicyField, string>

/** The fields of the form, as they stand in an address. */
export const formOf = (params: URLSearchParams, { country, currency }: Regional): PolicyForm => {
  const of = (name: PolicyField) => params.get(name)?.trim() ?? ''
  const day = (text: string) => {
    const read = readTypedDate(text)
    return read ? toTypedDate(read) : text
  }
  return {
    residence: of('residence') || country,
    destination: of('destination'),
    from: day(of('from')),
    to: day(of('to')),
    ages: of('ages').replaceAll('.', ', '),
    cost: of('cost'),
    currency: of('currency') || currency,
    deal: of('deal'),
    onOrder: of('onOrder'),
    forCheckout: of('forCheckout'),
  }
}

/** The form with the trip of the order below, or of the booking that is being paid; what the address has stays. */
export async function withTrip(api: Api, form: PolicyForm): Promise<{ form: PolicyForm; people: number | null }> {
  const { onOrder, forCheckout } = form
  if (!(onOrder || forCheckout) || form.from) return { form, people: null }
  const trip = await (onOrder ? api.policies.tripOf({ id: onOrder }) : api.policies.tripOfCheckout({ id: forCheckout }))
  const { from, to, ages, people, destination, cost, currency } = trip
  return {
    form: {
      ...form,
      destination,
      from: from && toTypedDate(from),
      to: to && toTypedDate(to),
      ages: ages.join(', '),
      cost,
      currency,
    },
    people: people > ages.length ? people : null,
  }
}

/** The search of a form, or its errors by field. */
export function checkPolicyForm(form: PolicyForm): { search: PolicySearch } | { problems: Record<string, string> } {
  const read = (text: string) => readTypedDate(text) ?? text
  const params = new URLSearchParams({ ...form, from: read(form.from), to: read(form.to) })
  const { tripCost = null, dealCode = null, onOrder = null, forCheckout = null, ...search } = policyFromParams(params)
  const problems: FieldProblem[] = policySearchProblems(search).map((one) => ({
    ...one,
    message: one.message === policySearchWords.day ? unreadableDate : one.message,
  }))
  if (form.cost && !tripCost) problems.push({ path: 'cost', message: policySearchWords.cost })
  if (problems.length === 0) return { search: { ...search, tripCost, dealCode, onOrder, forCheckout } }
  return { problems: Object.fromEntries(problems.toReversed().map(({ path, message }) => [path, message])) }
}
