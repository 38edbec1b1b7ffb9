import type { Api } from '#contract/index.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { DepositAsk } from '#domain/quotes/deposit-ask.ts'
import { quoteLimits } from '#domain/quotes/quote-content.ts'
import { type LossReason, lossReasonNames } from '#domain/quotes/quote-status.ts'
import { readAmount } from '../../money/read-amount.ts'

type Typed = Record<string, string>

interface Around {
  api: Api['quotes']
  deposits: Api['deposits']
  library: Api['quoteLibrary']
  id: string
  currency: string
  numbers: Numbers
}

interface Intent {
  /** A returned text is shown instead of `done`. */
  run: (around: Around, typed: Typed) => Promise<string | object>
  done: string
}

/** No amount: the API refuses it, with a message at the field. */
const UNREAD = -1

/** A typed amount in minor units; zero if nothing was typed, null where the form has no such field. */
function amountOf(typed: string | undefined, { currency, numbers }: Around): number | null {
  if (typed === undefined) return null
  const text = typed.trim()
  if (text === '' || Number(numbers.read(text)) === 0) return 0
  return readAmount(text, currency, numbers)?.amount ?? UNREAD
}

/** The ids of a field that separates them by spaces. */
const ids = (text = ''): string[] => text.split(' ').filter(Boolean)

/** The rows of the travellers; blank new ones are left out. */
const peopleOf = (typed: Typed) =>
  Array.from({ length: quoteLimits.travellers }, (_, at) => `travellers.${at}`)
    .filter((row) => typed[`${row}.id`] || typed[`${row}.name`]?.trim())
    .map((row) => ({ id: typed[`${row}.id`] || null, name: typed[`${row}.name`] ?? '', group: typed[`${row}.group`] ?? '' }))

const isReason = (text: string): text is LossReason => lossReasonNames.some((name) => name === text)

const day = (text = ''): string | null => text || null

/** What the cover asks in advance; null: nothing. */
function askOf(around: Around, { asks, share, amount, restBy }: Typed): DepositAsk | null {
  if (asks === 'percent')
    return { kind: 'percent', value: Number(around.numbers.read(share ?? '')) || UNREAD, restBy: day(restBy) }
  return asks === 'amount' ? { kind: 'amount', value: amountOf(amount ?? '', around) ?? UNREAD, restBy: day(restBy) } : null
}

const reopenedUnchecked = 'The quote is a draft again. A supplier did not answer: check the prices before you send it.'

/** The forms of a quote, by their `intent`. */
export const intents: Record<string, Intent> = {
  recipient: {
    run: ({ api, id }, { customerId = '', name = '', email = '', phone = '' }) =>
      api.setRecipient({ id, customerId: customerId || null, name, email, phone }),
    done: 'Customer saved.',
  },
  cover: {
    run: (around, { rev, title = '', intro = '', terms = '', validUntil, ...asks }) =>
      around.api.setCover({
        id: around.id,
        rev: Number(rev),
        title,
        intro,
        terms,
        validUntil: day(validUntil),
        deposit: askOf(around, asks),
      }),
    done: 'Cover saved.',
  },
  travellers: {
    run: ({ api, id }, { rev, showsShares, ...rows }) =>
      api.setTravellers({ id, rev: Number(rev), showsShares: showsShares === 'on', travellers: peopleOf(rows) }),
    done: 'Travellers saved.',
  },
  'add-option': { run: ({ api, id }, { title = '' }) => api.addOption({ id, title }), done: 'Option added.' },
  'copy-option': {
    run: ({ api, id }, { title = '', optionId = '' }) => api.addOption({ id, title, copyOf: optionId }),
    done: 'Option copied.',
  },
  'rename-option': {
    run: ({ api, id }, { optionId = '', rev, title = '' }) => api.renameOption({ id, optionId, rev: Number(rev), title }),
    done: 'Option renamed.',
  },
  'remove-option': { run: ({ api, id }, { optionId = '' }) => api.removeOption({ id, optionId }), done: 'Option removed.' },
  item: {
    run: (around, typed) =>
      around.api.saveItem({
        id: around.id,
        optionId: typed.optionId ?? '',
        partId: typed.partId || null,
        rev: Number(typed.rev),
        title: typed.title ?? '',
        details: typed.details ?? '',
        from: day(typed.from),
        to: day(typed.to),
        isOptional: typed.isOptional === 'on',
        forWhom: typed.forWhom ?? '',
        travellers: ids(typed.travellers),
        deadline: day(typed.deadline),
        cost: amountOf(typed.cost, around),
        markup: amountOf(typed.markup, around),
        fee: amountOf(typed.fee, around) ?? 0,
      }),
    done: 'Item saved.',
  },
  text: {
    run: ({ api, id }, { optionId = '', partId, rev, title = '', text = '', travellers }) =>
      api.saveText({ id, optionId, partId: partId || null, rev: Number(rev), title, text, travellers: ids(travellers) }),
    done: 'Text saved.',
  },
  'move-up': { run: ({ api, id }, { partId = '' }) => api.movePart({ id, partId, by: -1 }), done: 'Moved up.' },
  'move-down': { run: ({ api, id }, { partId = '' }) => api.movePart({ id, partId, by: 1 }), done: 'Moved down.' },
  'remove-part': { run: ({ api, id }, { partId = '' }) => api.removePart({ id, partId }), done: 'Removed.' },
  send: {
    run: ({ api, id }, { by, to = '', message = '' }) => api.send({ id, to: by === 'link' ? null : to, message }),
    done: 'The quote is sent.',
  },
  check: { run: ({ api, id }) => api.check({ id }), done: 'The suppliers have answered.' },
  'take-prices': { run: ({ api, id }) => api.takePrices({ id }), done: 'The new prices are in the quote.' },
  withdraw: {
    run: ({ api, id }, { reason = '', note = '' }) => api.withdraw({ id, reason: isReason(reason) ? reason : null, note }),
    done: 'The quote is withdrawn.',
  },
  reopen: {
    run: async ({ api, id }) => ((await api.reopen({ id })).isChecked ? {} : reopenedUnchecked),
    done: 'The quote is a draft again, and its prices were checked.',
  },
  reminders: {
    run: ({ api, id }, { first = '', second = '', third = '' }) =>
      api.setReminders({ id, days: [first, second, third].filter(Boolean).map(Number) }),
    done: 'Reminders saved.',
  },
  close: {
    run: ({ api, id }, { reason = '', note = '' }) => api.close({ id, reason: isReason(reason) ? reason : 'other', note }),
    done: 'Recorded as declined.',
  },
  'booked-outside': {
    run: ({ api, id }, { note = '' }) => api.recordOutside({ id, isBooked: true, note }),
    done: 'Recorded as booked.',
  },
  'not-booked-outside': {
    run: ({ api, id }) => api.recordOutside({ id, isBooked: false, note: '' }),
    done: 'No longer recorded as booked.',
  },
  'keep-part': {
    run: ({ library, id }, { partId = '', name = '' }) => library.keep({ id, partId, name }),
    done: 'It is in the library.',
  },
  'insert-part': {
    run: ({ library, id }, { optionId = '', libraryId = '' }) => library.insert({ id, optionId, libraryId }),
    done: 'Inserted.',
  },
  'rename-kept': {
    run: ({ library }, { libraryId = '', name = '' }) => library.rename({ id: libraryId, name }),
    done: 'Renamed.',
  },
  'remove-kept': {
    run: ({ library }, { libraryId = '' }) => library.remove({ id: libraryId }),
    done: 'Deleted from the library.',
  },
  'use-deposit': {
    run: ({ deposits }, { depositId = '' }) => deposits.use({ id: depositId }),
    done: 'The money is in the wallet.',
  },
  'return-deposit': {
    run: ({ deposits }, { depositId = '', reason = '' }) => deposits.return({ id: depositId, reason }),
    done: 'The deposit is being returned.',
  },
  comment: { run: ({ api, id }, { text = '' }) => api.comment({ id, text }), done: 'The customer can read it.' },
}
