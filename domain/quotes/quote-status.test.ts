import { expect, test } from 'vitest'
import { afterStep, isEditable, isOpenQuote, type QuoteStatus, type QuoteStep, quoteStatuses } from './quote-status.ts'

const allowed: [QuoteStatus, QuoteStep, QuoteStatus][] = [
  ['draft', 'send', 'sent'],
  ['draft', 'withdraw', 'withdrawn'],
  ...(['sent', 'viewed'] as const).flatMap((status): [QuoteStatus, QuoteStep, QuoteStatus][] => [
    [status, 'send', 'sent'],
    [status, 'view', 'viewed'],
    [status, 'accept', 'accepted'],
    [status, 'decline', 'declined'],
    [status, 'expire', 'expired'],
    [status, 'withdraw', 'withdrawn'],
  ]),
  ...(['declined', 'expired', 'withdrawn'] as const).map((status): [QuoteStatus, QuoteStep, QuoteStatus] => [
    status,
    'reopen',
    'draft',
  ]),
]
const steps: QuoteStep[] = ['send', 'view', 'accept', 'decline', 'expire', 'withdraw', 'reopen']

test('a quote goes from draft to sent, viewed and one answer, and every other step is refused', () => {
  for (const status of quoteStatuses)
    for (const step of steps) {
      const row = allowed.find(([from, by]) => from === status && by === step)
      expect(afterStep(status, step), `${status} ${step}`).toBe(row?.[2] ?? null)
    }
})

test('nothing follows an acceptance: it is frozen', () => {
  for (const step of steps) expect(afterStep('accepted', step)).toBeNull()
  expect(isEditable('accepted')).toBe(false)
})

test('a customer can answer what was sent and not yet answered', () => {
  expect(quoteStatuses.filter(isOpenQuote)).toEqual(['sent', 'viewed'])
})
