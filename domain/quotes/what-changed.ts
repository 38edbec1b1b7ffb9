import type { Numbers } from '../numbers.ts'
import { formatDate } from '../dates.ts'
import { depositWords } from './deposit-ask.ts'
import type { QuoteContent, QuotePart, QuoteTraveller } from './quote-content.ts'
import { priceOf } from './quote-totals.ts'

const nameOf = (part: QuotePart): string => part.title || 'A text'

/** What a customer sees of a part differs. */
const isSamePart = (a: QuotePart, b: QuotePart): boolean => {
  const shown = ({ rev: _rev, ...part }: QuotePart) =>
    part.kind === 'item' ? { ...part, cost: part.cost + part.markup + part.fee, markup: 0, fee: 0, choiceId: null } : part
  return JSON.stringify(shown(a)) === JSON.stringify(shown(b))
}

function partChange(before: QuotePart, now: QuotePart, { currency, numbers }: { currency: string; numbers: Numbers }): string[] {
  if (isSamePart(before, now)) return []
  if (before.kind === 'item' && now.kind === 'item') {
    const [old, price] = [priceOf(before, currency), priceOf(now, currency)]
    if (old.amount !== price.amount) return [`${nameOf(now)}: ${numbers.money(price)} instead of ${numbers.money(old)}.`]
  }
  return [`${nameOf(now)} was changed.`]
}

const isSameParty = (a: readonly QuoteTraveller[], b: readonly QuoteTraveller[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** The differences between two versions as a customer sees them, a sentence each. */
export function whatChanged(before: QuoteContent, now: QuoteContent, numbers: Numbers): string[] {
  const { currency } = now
  const until = now.cover.validUntil
  return [
    ...(before.cover.title === now.cover.title ? [] : [`The title is ${now.cover.title}.`]),
    ...(before.cover.intro === now.cover.intro ? [] : ['The introduction was changed.']),
    ...(before.cover.terms === now.cover.terms ? [] : ['The conditions were changed.']),
    ...(isSameParty(before.cover.travellers, now.cover.travellers) ? [] : ['The travellers were changed.']),
    ...(before.cover.showsShares === now.cover.showsShares
      ? []
      : [`Travellers ${now.cover.showsShares ? 'see' : 'no longer see'} their share of the prices.`]),
    ...(before.cover.validUntil === until || until === null ? [] : [`Valid until ${formatDate(until)}.`]),
    ...(JSON.stringify(before.cover.deposit ?? null) === JSON.stringify(now.cover.deposit ?? null)
      ? []
      : [`Deposit: ${now.cover.deposit ? depositWords(now.cover.deposit, { currency, numbers }) : 'none is asked'}.`]),
    ...before.options
      .filter(({ id }) => !now.options.some((option) => option.id === id))
      .map(({ title }) => `${title} was removed.`),
    ...now.options.flatMap((option) => {
      const old = before.options.find(({ id }) => id === option.id)
      if (!old) return [`${option.title} is new.`]
      return [
        ...(old.title === option.title ? [] : [`${old.title} is now called ${option.title}.`]),
        ...old.parts
          .filter(({ id }) => !option.parts.some((part) => part.id === id))
          .map((part) => `${option.title}: ${nameOf(part)} was removed.`),
        ...option.parts.flatMap((part) => {
          const was = old.parts.find(({ id }) => id === part.id)
          return was ? partChange(was, part, { currency, numbers }) : [`${option.title}: ${nameOf(part)} was added.`]
        }),
      ]
    }),
  ]
}
