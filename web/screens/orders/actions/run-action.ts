import type { Api } from '#contract/index.ts'
import type { HeldFacts } from '#domain/orders/held-words.ts'

type Typed = Record<string, string>
type Intent = {
  run: (api: Api, id: string, typed: Typed) => Promise<unknown>
  done: (typed: Typed, words: HeldFacts) => string
}

/** The actions of the order page, by the `intent` of its form; each returns a message. */
export const intents: Record<string, Intent> = {
  'email-confirmation': {
    run: (api, id, { email = '' }) => api.orders.emailConfirmation({ id, email: email.trim() }),
    done: ({ email }) => `The confirmation is on its way to ${email?.trim()}.`,
  },
  release: {
    run: (api, id) => api.orders.release({ id }),
    done: (_, { seller, held }) => `The ${seller} has the ${held} back. Nothing was charged.`,
  },
  'accept-schedule': {
    run: (api, id, { changeId = '' }) => api.orders.acceptSchedule({ id, changeId }),
    done: () => 'The new times are accepted.',
  },
  'record-refund': {
    run: (api, id, { changeId = '' }) => api.orders.recordSchedule({ id, changeId, answer: 'cancelled' }),
    done: () => 'Recorded: the airline cancels the flights.',
  },
  'record-other-flights': {
    run: (api, id, { changeId = '' }) => api.orders.recordSchedule({ id, changeId, answer: 'changed' }),
    done: () => 'Recorded: other flights were agreed.',
  },
  'add-note': {
    run: (api, id, { text = '' }) => api.orders.addNote({ id, text }),
    done: () => 'The note is saved.',
  },
  'check-again': {
    run: (api, id, { note }) => api.orders.decide({ id, decision: 'check-again', note: note ?? '' }),
    done: () => 'The supplier is asked again. Nothing is booked twice.',
  },
  'mark-issued': {
    run: (api, id, typed) =>
      api.orders.decide({
        id,
        decision: 'mark-issued',
        bookingReference: typed.bookingReference ?? '',
        ticketNumbers: ticketNumbers(typed),
        note: typed.note ?? '',
      }),
    done: () => 'The order is issued. Its documents are ready.',
  },
  'fail-and-refund': {
    run: (api, id, { note }) => api.orders.decide({ id, decision: 'fail-and-refund', note: note ?? '' }),
    done: () => 'The order has failed and its money is on its way back.',
  },
}

/** The fields `ticketNumbers.0`, `ticketNumbers.1`, in their order. */
export const ticketNumbers = (typed: Typed): string[] =>
  Object.entries(typed)
    .filter(([name]) => /^ticketNumbers\.\d+$/.test(name))
    .toSorted(([a], [b]) => Number(a.split('.')[1]) - Number(b.split('.')[1]))
    .map(([, number]) => number.trim())
