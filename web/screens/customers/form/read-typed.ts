import { data } from 'react-router'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { boardChoices, mealChoices, seatChoices } from '#domain/customers/customer.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { failedForm } from '../../../kit/form/outcome.ts'

const lines = (text = ''): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

type Typed = Record<string, string>

/** A chosen value of a select; empty for any other text. */
const choiceOf = <T extends string>(choices: readonly T[], text = ''): T | '' => choices.find((choice) => choice === text) ?? ''

/** The form as the API takes it. */
export function inputOf(typed: Typed) {
  return {
    kind: typed.kind === 'company' ? ('company' as const) : ('person' as const),
    name: typed.name ?? '',
    email: typed.email ?? '',
    furtherEmails: lines(typed.furtherEmails),
    phone: typed.phone ?? '',
    furtherPhones: lines(typed.furtherPhones),
    tags: (typed.tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    preferences: {
      seat: choiceOf(seatChoices, typed['preferences.seat']),
      meal: choiceOf(mealChoices, typed['preferences.meal']),
      board: choiceOf(boardChoices, typed['preferences.board']),
      other: typed['preferences.other'] ?? '',
    },
  }
}

/** The fields of the form for a stored customer. */
export const typedOf = ({ preferences, ...customer }: Customer): Typed => ({
  kind: customer.kind,
  name: customer.name,
  email: customer.email,
  furtherEmails: customer.furtherEmails.join('\n'),
  phone: customer.phone,
  furtherPhones: customer.furtherPhones.join('\n'),
  tags: customer.tags.join(', '),
  'preferences.seat': preferences.seat,
  'preferences.meal': preferences.meal,
  'preferences.board': preferences.board,
  'preferences.other': preferences.other,
})

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined

/** A failed save: an error of one line of a list is shown at the list, and a taken address names the customer who has it. */
export function failedCustomer(error: unknown, typed: Typed) {
  if (!(error instanceof ApiFailure)) throw error
  const fields = Object.fromEntries(Object.entries(error.data.fields).map(([path, says]) => [path.replace(/\.\d+$/, ''), says]))
  const failure = new ApiFailure({ ...error.data, fields }, error.init.status, error)
  const isTaken = error.data.code === 'customer.email-taken'
  const takenField = lines(typed.furtherEmails).includes(String(field(error.data.detail, 'email'))) ? 'furtherEmails' : 'email'
  const outcome = failedForm(failure, typed, { 'customer.email-taken': takenField })
  const takenBy = isTaken ? String(field(error.data.detail, 'customerId')) : null
  return data({ ...outcome.data, takenBy }, { status: error.init.status })
}
